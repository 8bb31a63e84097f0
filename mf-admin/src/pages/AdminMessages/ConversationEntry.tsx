import { Link, useSearchParams } from 'react-router';
import styled from 'styled-components';
import type { OverseenConversation } from '../../api/oversight';
import { SERVICES } from '@tree-service/domain';
import { color, motion, space, Text } from '@tree-service/design';
import { Age } from '../../layout/Age';

const Entry = styled(Link)`
  display: block;
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  color: inherit;
  text-decoration: none;
  transition: background ${motion.fast};
  li:last-child > & {
    border-bottom: 0;
  }
  &:hover {
    background: ${color.surfaceSunken};
  }
  &[aria-current] {
    background: ${color.brandSoft};
  }
`;

const LastMessage = styled(Text)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface ConversationEntryProps {
  readonly conversation: OverseenConversation;
  /** How it begins, once a reason was given. */
  readonly lastMessage: string | undefined;
  readonly isOpen: boolean;
}

export function ConversationEntry({ conversation, lastMessage, isOpen }: ConversationEntryProps) {
  const [address] = useSearchParams();
  const { id, service_requests: request, vendor_profiles: vendor, last_message_at } = conversation;
  const search = new URLSearchParams(address);
  search.set('with', id);
  return (
    <Entry to={{ search: search.toString() }} aria-current={isOpen ? 'true' : undefined}>
      <Text weight="semibold">
        {request.contact_name} and {vendor.business_name}
      </Text>
      <Text size="sm" tone="muted">
        #{request.number}, {SERVICES[request.category].name},{' '}
        {last_message_at ? <Age since={last_message_at} /> : 'no messages yet'}
      </Text>
      {lastMessage !== undefined && <LastMessage size="sm">{lastMessage}</LastMessage>}
    </Entry>
  );
}
