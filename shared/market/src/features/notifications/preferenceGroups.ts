import type { NotificationPreferences } from '../../api/notifications';
import { isKeyOf, NOTIFICATION_KINDS, type NotificationTopic } from '@tree-service/domain';

/** One kind of notification with its name and channels. */
export type NamedPreference = NotificationPreferences['kinds'][number] & { name: string };

const TOPICS: readonly NotificationTopic[] = [
  'Messages',
  'Requests and offers',
  'Quotes',
  'Jobs',
  'Account',
];

/** Preferences under their headings; kinds the interface does not know are left out, empty headings too. */
export function preferenceGroups(
  kinds: NotificationPreferences['kinds'],
): { topic: NotificationTopic; kinds: NamedPreference[] }[] {
  const named = kinds.flatMap((preference) => {
    if (!isKeyOf(NOTIFICATION_KINDS, preference.kind)) return [];
    const { name, topic } = NOTIFICATION_KINDS[preference.kind];
    return [{ topic, preference: { ...preference, name } }];
  });
  return TOPICS.map((topic) => ({
    topic,
    kinds: named.filter((one) => one.topic === topic).map(({ preference }) => preference),
  })).filter(({ kinds: known }) => known.length > 0);
}

/** Preferences as they will be once some changes are kept: a kind that is named replaces its own. */
export function withChanges(
  known: NotificationPreferences,
  changes: Partial<NotificationPreferences>,
): NotificationPreferences {
  const changed = new Map(changes.kinds?.map((preference) => [preference.kind, preference]));
  return {
    ...known,
    ...changes,
    kinds: known.kinds.map((preference) => changed.get(preference.kind) ?? preference),
  };
}
