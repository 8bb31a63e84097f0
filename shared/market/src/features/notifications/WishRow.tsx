import type { NotificationPreferences } from '../../api/notifications';
import { Checkbox, media, space, Text, VisuallyHidden } from '@tree-service/design';
import styled from 'styled-components';
import type { NamedWish } from './preferenceGroups';

/** Channels: key, name, and short name for narrow columns. */
export const CHANNELS = [
  ['in_app', 'In the product', 'In app'],
  ['email', 'Email', 'Email'],
  ['push', 'Push', 'Push'],
] as const;

/** One row of the preferences, with a column for each channel. */
export const WishColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(${CHANNELS.length}, 4.5rem);
  align-items: center;
  column-gap: ${space(1)};
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) repeat(${CHANNELS.length}, 2.75rem);
  }
`;

const Box = styled(Checkbox)`
  position: relative;
  grid-template-columns: auto;
  justify-content: center;
`;

/** One kind of notification and its channels. */
export function WishRow({
  wish,
  onChange,
}: {
  wish: NamedWish;
  onChange: (changes: Partial<NotificationPreferences>) => void;
}) {
  return (
    <WishColumns role="group" aria-label={wish.name}>
      <Text as="div">{wish.name}</Text>
      {CHANNELS.map(([channel, label]) => (
        <Box
          key={channel}
          checked={wish[channel]}
          onChange={({ target }) => {
            const { kind, in_app, email, push } = wish;
            onChange({ kinds: [{ kind, in_app, email, push, [channel]: target.checked }] });
          }}
          label={<VisuallyHidden>{label}</VisuallyHidden>}
        />
      ))}
    </WishColumns>
  );
}
