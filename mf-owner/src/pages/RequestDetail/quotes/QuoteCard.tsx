import type { RequestDetail } from '@tree-service/shared/api/requests';
import { formatCents, QUOTE_STATES } from '@tree-service/shared/domain';
import {
  Card,
  DescriptionList,
  Heading,
  HStack,
  Price,
  StatusPill,
  Text,
  VStack,
} from '@tree-service/shared/ui';
import { EstimateNote } from './EstimateNote';
import type { NamedQuote } from './ownerQuote';
import { QuoteActions } from './QuoteActions';
import { earliestStart, validUntil } from './quoteFacts';

/** One quote with its lines. */
export function QuoteCard({ named, request }: { named: NamedQuote; request: RequestDetail }) {
  const { quote, businessName } = named;
  const lines = [...quote.quote_line_items].sort((one, other) => one.position - other.position);
  return (
    <Card as="article" aria-label={`Quote of ${businessName}`}>
      <VStack>
        <HStack $justify="space-between" $wrap>
          <Heading level={3} size="lg">
            {businessName}
          </Heading>
          <StatusPill tone={QUOTE_STATES[quote.state].tone}>
            {QUOTE_STATES[quote.state].label}
          </StatusPill>
        </HStack>
        <div>
          <Price size="large" amount={formatCents(quote.total_cents)} />
          <EstimateNote
            total={quote.total_cents}
            low={request.estimate_low_cents}
            high={request.estimate_high_cents}
          />
        </div>
        {quote.message !== null && <Text>{quote.message}</Text>}
        <DescriptionList
          items={[
            ...lines.map(({ description, quantity, unit_price_cents }) => ({
              term: quantity > 1 ? `${description} (${quantity} ×)` : description,
              description: formatCents(quantity * unit_price_cents),
            })),
            { term: 'Earliest start', description: earliestStart(quote) },
            { term: 'Valid until', description: validUntil(quote, request.time_zone) },
            ...(quote.owner_note === null
              ? []
              : [{ term: 'You wrote', description: quote.owner_note }]),
          ]}
        />
        <QuoteActions {...named} />
      </VStack>
    </Card>
  );
}
