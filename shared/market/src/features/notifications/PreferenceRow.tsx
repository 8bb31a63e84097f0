import type { NotificationPreferences } from '../../api/notifications';
import { Checkbox, media, space, Text, VisuallyHidden } from '@tree-service/design';
import styled from 'styled-components';
import { isKeyOf, NOTIFICATION_KINDS, type NotificationTopic } from '@tree-service/domain';

/** One kind of notification with its name and channels. */
type NamedPreference = NotificationPreferences['kinds'][number] & { name: string };

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

/** A channel: key, name, and short name for narrow columns. */
export type Channel = readonly [
  key: 'in_app' | 'email' | 'push' | 'sms',
  name: string,
  short: string,
];

/** The channels that reach the person: push on a device, text messages at a confirmed number. */
export function channelsOf({
  push_reaches,
  texts,
}: Pick<NotificationPreferences, 'push_reaches' | 'texts'>): Channel[] {
  const channels: Channel[] = [
    ['in_app', 'In the product', 'In app'],
    ['email', 'Email', 'Email'],
  ];
  if (push_reaches) channels.push(['push', 'Push', 'Push']);
  if (texts?.is_on) channels.push(['sms', 'Text message', 'Text']);
  return channels;
}

/** One row of the preferences, with a column for each channel. */
export const PreferenceColumns = styled.div<{ $channels: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(${({ $channels }) => $channels}, 4.5rem);
  align-items: center;
  column-gap: ${space(1)};
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) repeat(${({ $channels }) => $channels}, 2.75rem);
  }
`;

const Box = styled(Checkbox)`
  position: relative;
  grid-template-columns: auto;
  justify-content: center;
`;

/** One kind of notification and its channels; a channel it never uses stays empty. */
export function PreferenceRow({
  preference,
  channels,
  onChange,
}: {
  preference: NamedPreference;
  channels: readonly Channel[];
  onChange: (changes: Partial<NotificationPreferences>) => void;
}) {
  const { name, ...kept } = preference;
  return (
    <PreferenceColumns role="group" aria-label={name} $channels={channels.length}>
      <Text as="div">{name}</Text>
      {channels.map(([channel, label]) => {
        const isWanted = preference[channel];
        return isWanted === undefined ? (
          <span key={channel} />
        ) : (
          <Box
            key={channel}
            checked={isWanted}
            onChange={({ target }) => onChange({ kinds: [{ ...kept, [channel]: target.checked }] })}
            label={<VisuallyHidden>{label}</VisuallyHidden>}
          />
        );
      })}
    </PreferenceColumns>
  );
}
