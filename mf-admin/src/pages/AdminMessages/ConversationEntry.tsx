import { Link } from 'react-router';
import type { OverseenConversation } from '../../api/oversight';
import { paths } from '@tree-service/kernel/contract';
import { SERVICES } from '@tree-service/domain';
import { Card, Text } from '@tree-service/design';
import { Age } from '../../layout/Age';

interface ConversationEntryProps {
  readonly conversation: OverseenConversation;
  readonly isOpen: boolean;
}

export function ConversationEntry({ conversation, isOpen }: ConversationEntryProps) {
  const { id, service_requests: request, vendor_profiles: vendor, last_message_at } = conversation;
  return (
    <Card
      as={Link}
      to={`${paths.messages()}?with=${id}`}
      aria-current={isOpen ? 'true' : undefined}
      $interactive
      $tone={isOpen ? 'brand' : 'plain'}
    >
      <Text weight="semibold">
        {request.contact_name} and {vendor.business_name}
      </Text>
      <Text size="sm" tone="muted">
        #{request.number}, {SERVICES[request.category].name},{' '}
        {last_message_at ? <Age since={last_message_at} /> : 'no messages yet'}
      </Text>
    </Card>
  );
}
