import type { ConversationSummary } from '../../api/conversations';
import { formatAge, SERVICES } from '@tree-service/domain';
import { Avatar, Badge, color, radius, space, Text } from '@tree-service/design';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useVendorPictures } from '../vendorPictures';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  align-items: center;
  padding: ${space(3)};
  border-radius: ${radius.md};
  color: inherit;
  text-decoration: none;
  &:hover {
    background: ${color.surfaceSunken};
  }
  &[aria-current='true'] {
    background: ${color.brandSoft};
  }
  &[aria-current='true'] > :first-child {
    background: ${color.surface};
  }
`;

const Words = styled.div`
  min-width: 0;
`;

// A line of words, and at its end when, or how many are new: where an eye running down the list finds them.
const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(3)};
  & > :first-child {
    min-width: 0;
  }
  & > :last-child:not(:first-child) {
    flex: none;
  }
`;

/** Addresses of the logos of the Pros an owner writes with, by conversation; none for Pros, who write with owners. */
function useOtherLogos(conversations: readonly ConversationSummary[]): ReadonlyMap<string, string> {
  const others = conversations.flatMap(({ id, other_name, other_vendor_id }) =>
    other_vendor_id === null ? [] : [{ id, vendor_id: other_vendor_id, business_name: other_name }],
  );
  const vendors = [...new Map(others.map((other) => [other.vendor_id, other])).values()];
  const pictures = useVendorPictures(vendors, 0);
  return new Map(
    others.flatMap(({ id, vendor_id }) => {
      const logo = pictures.get(vendor_id)?.logo;
      return logo === undefined ? [] : [[id, logo]];
    }),
  );
}

export interface ConversationListProps {
  conversations: readonly ConversationSummary[];
  selectedId: string | null;
  addressOf: (conversationId: string) => string;
}

/** Conversations, latest first, with what is unread. */
export function ConversationList({ conversations, selectedId, addressOf }: ConversationListProps) {
  const logos = useOtherLogos(conversations);
  return (
    <List>
      {conversations.map((conversation) => {
        const { id, other_name, unread_count, last_message, last_message_at } = conversation;
        return (
          <li key={id}>
            <Row to={addressOf(id)} aria-current={id === selectedId ? 'true' : undefined}>
              <Avatar name={other_name} src={logos.get(id)} />
              <Words>
                <Line>
                  <Text as="div" weight={unread_count > 0 ? 'bold' : 'semibold'} lines={1}>
                    {other_name}
                  </Text>
                  {last_message_at && (
                    <Text as="span" size="xs" tone="muted">
                      <time dateTime={last_message_at}>{formatAge(last_message_at)}</time>
                    </Text>
                  )}
                </Line>
                <Text as="div" size="xs" tone="muted" lines={1}>
                  {SERVICES[conversation.category].name} · #{conversation.request_number}
                </Text>
                <Line>
                  <Text
                    as="div"
                    size="sm"
                    lines={1}
                    tone={unread_count > 0 ? 'normal' : 'muted'}
                    weight={unread_count > 0 ? 'semibold' : 'regular'}
                  >
                    {last_message || 'No messages yet'}
                  </Text>
                  {unread_count > 0 && <Badge tone="brand">{unread_count} new</Badge>}
                </Line>
              </Words>
            </Row>
          </li>
        );
      })}
    </List>
  );
}
