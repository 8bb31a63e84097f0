import type { NotificationPreferences } from '../../api/notifications';
import { Checkbox, media, space, Text, VisuallyHidden } from '@tree-service/design';
import styled from 'styled-components';
import type { NamedPreference } from './preferenceGroups';

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
