import type { ConversationSummary } from '../../api/conversations';
import { SERVICES } from '@tree-service/domain';
import { Button, color, Heading, Link, media, space, Text } from '@tree-service/design';
import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-bottom: 1px solid ${color.border};
`;

const Back = styled.div`
  display: none;
  ${media.mobile} {
    display: block;
  }
`;

/** Who a conversation is with and which request it is about; on a phone also the way back. */
export function ThreadHeader({
  conversation,
  requestAddress,
}: {
  conversation: ConversationSummary;
  requestAddress: string;
}) {
  return (
    <Bar>
      <Back>
        <Button asLink to="?" variant="ghost" size="icon" aria-label="All conversations">
          <ArrowLeft aria-hidden size={20} />
        </Button>
      </Back>
      <div>
        <Heading level={2} size="lg">
          {conversation.other_name}
        </Heading>
        <Text as="div" size="sm" tone="muted">
          {SERVICES[conversation.category].name},{' '}
          <Link to={requestAddress}>request #{conversation.request_number}</Link>
        </Text>
      </div>
    </Bar>
  );
}
