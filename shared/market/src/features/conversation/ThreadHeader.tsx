import { useQuery } from '@tanstack/react-query';
import type { ConversationSummary } from '../../api/conversations';
import { latestQuoteQuery } from '../../api/quotes';
import { agreedPrice, formatCentsRange, QUOTE_STATES, SERVICES } from '@tree-service/domain';
import {
  Button,
  color,
  Heading,
  Link,
  media,
  space,
  StatusPill,
  Text,
  VStack,
} from '@tree-service/design';
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

const Quote = styled(VStack)`
  flex: none;
  margin-left: auto;
`;

/** The price and state of the latest quote; nothing before there is one. */
function LatestQuote({ leadId }: { leadId: string }) {
  const { data: quote } = useQuery(latestQuoteQuery(leadId));
  if (!quote) return null;
  const { cents, highestCents } = agreedPrice(quote, quote.jobs);
  const { label, tone } = QUOTE_STATES[quote.state];
  return (
    <Quote $gap={1} $align="end" role="group" aria-label="Quote">
      <Text as="span" weight="semibold">
        {formatCentsRange(cents, highestCents)}
      </Text>
      <StatusPill tone={tone}>{label}</StatusPill>
    </Quote>
  );
}

/** Who a conversation is with, which request it is about and what was quoted; on a phone also the way back. */
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
      <LatestQuote leadId={conversation.lead_id} />
    </Bar>
  );
}
