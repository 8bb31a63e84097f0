import type { Notification } from '../../api/notifications';
import { formatAge, notificationText } from '@tree-service/domain';
import { color, radius, space, Text, VisuallyHidden } from '@tree-service/design';
import { Link } from 'react-router';
import styled from 'styled-components';

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(3)};
  margin-inline: -${space(2)};
  padding: ${space(2)};
  border-radius: ${radius.md};
  color: ${color.text};
  line-height: 1.4;
  text-decoration: none;
  &:hover {
    background: ${color.surfaceSunken};
  }
`;

const Dot = styled.span<{ $isNew: boolean }>`
  width: 0.5rem;
  height: 0.5rem;
  margin-top: 0.45em;
  border-radius: 50%;
  background: ${({ $isNew }) => ($isNew ? color.brand : 'transparent')};
`;

/** One notification with its time and link. */
export function NotificationEntry({
  notice,
  isVendor,
  onOpen,
}: {
  notice: Notification;
  isVendor: boolean;
  onOpen: () => void;
}) {
  const isNew = notice.read_at === null;
  return (
    <li>
      <Row to={notice.link} onClick={onOpen}>
        <Dot $isNew={isNew} aria-hidden />
        <span>
          {isNew && <VisuallyHidden>New: </VisuallyHidden>}
          <Text as="span" weight={isNew ? 'semibold' : 'regular'}>
            {notificationText(notice.kind, notice.data, isVendor)}
          </Text>
          <Text as="div" size="xs" tone="muted">
            <time dateTime={notice.created_at}>{formatAge(notice.created_at)}</time>
          </Text>
        </span>
      </Row>
    </li>
  );
}
