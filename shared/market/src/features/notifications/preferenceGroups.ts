import type { NotificationPreferences } from '../../api/notifications';
import { isKeyOf, NOTIFICATION_KINDS, type NotificationTopic } from '@tree-service/domain';

/** A wish as the preferences show it: one kind with its name and channels. */
export type NamedWish = NotificationPreferences['kinds'][number] & { name: string };

const TOPICS: readonly NotificationTopic[] = [
  'Messages',
  'Requests and offers',
  'Quotes',
  'Jobs',
  'Account',
];

/** Wishes under their headings; kinds the interface does not know are left out, empty headings too. */
export function preferenceGroups(
  kinds: NotificationPreferences['kinds'],
): { topic: NotificationTopic; wishes: NamedWish[] }[] {
  const named = kinds.flatMap((wish) => {
    if (!isKeyOf(NOTIFICATION_KINDS, wish.kind)) return [];
    const { name, topic } = NOTIFICATION_KINDS[wish.kind];
    return [{ topic, wish: { ...wish, name } }];
  });
  return TOPICS.map((topic) => ({
    topic,
    wishes: named.filter((one) => one.topic === topic).map(({ wish }) => wish),
  })).filter(({ wishes }) => wishes.length > 0);
}

/** Preferences as they will be once some changes are kept: a kind that is named replaces its own. */
export function withChanges(
  known: NotificationPreferences,
  changes: Partial<NotificationPreferences>,
): NotificationPreferences {
  const changed = new Map(changes.kinds?.map((wish) => [wish.kind, wish]));
  return {
    ...known,
    ...changes,
    kinds: known.kinds.map((wish) => changed.get(wish.kind) ?? wish),
  };
}
