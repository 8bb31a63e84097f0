import type { NotificationPreferences } from '../../api/notifications';
import { isKeyOf, NOTIFICATION_KINDS, type NotificationWeight } from '@tree-service/domain';

type KindPreference = NotificationPreferences['kinds'][number];

/** The names of the presets, from most to least. */
export type PresetName = 'everything' | 'needed' | 'urgent';

// Kinds of a newer server count as news.
const weightOf = (kind: string): NotificationWeight =>
  isKeyOf(NOTIFICATION_KINDS, kind) ? NOTIFICATION_KINDS[kind].weight : 'news';

const SENT: Readonly<Record<PresetName, readonly NotificationWeight[]>> = {
  everything: ['urgent', 'action', 'news'],
  needed: ['urgent', 'action'],
  urgent: ['urgent'],
};

/** The presets as people choose them. */
export const PRESETS: readonly { value: PresetName; label: string; for: string }[] = [
  { value: 'everything', label: 'Everything', for: 'for everything.' },
  {
    value: 'needed',
    label: "When you're needed",
    for: 'for messages, quotes and anything waiting for your response.',
  },
  {
    value: 'urgent',
    label: 'Urgent only',
    for: 'for deadlines and last-minute changes.',
  },
];

/** The presets with what they send, where push messages reach the person or not. */
export const presetsFor = (hasPush: boolean) =>
  PRESETS.map(({ value, label, for: what }) => ({
    value,
    label,
    hint: `${hasPush ? 'Email and push' : 'Email'} ${what}`,
  }));

/** The preferences a preset sets: what it sends, and everything in the product. Text messages stay as they are. */
export function preferencesOf(
  preset: PresetName,
  kinds: readonly KindPreference[],
): KindPreference[] {
  return kinds.map((known) => {
    const isSent = SENT[preset].includes(weightOf(known.kind));
    return { ...known, in_app: true, email: isSent, push: isSent };
  });
}

/** The preset that preferences match; null for a custom mix. */
export function presetOf(kinds: readonly KindPreference[]): PresetName | null {
  const matches = ({ value }: { value: PresetName }) =>
    preferencesOf(value, kinds).every((wanted, place) => {
      const known = kinds[place];
      return (
        known !== undefined &&
        known.in_app === wanted.in_app &&
        known.email === wanted.email &&
        known.push === wanted.push
      );
    });
  return PRESETS.find(matches)?.value ?? null;
}
