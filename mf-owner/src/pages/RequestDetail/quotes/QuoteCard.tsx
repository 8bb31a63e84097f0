import type { RequestDetail } from '@tree-service/market/api/requests';
import { ChangedFrom, quoteTerms } from '@tree-service/market/features/quotes';
import { agreedPrice, formatCents } from '@tree-service/domain';
import { Card, DescriptionList, Heading, Price, Text, VStack } from '@tree-service/design';
import { compareQuotes, type ComparedRow } from './compareQuotes';
import { EstimateNote } from './EstimateNote';
import type { NamedQuote } from './ownerQuote';
import { QuoteActions } from './QuoteActions';
import { QuoteHead } from './QuoteHead';
import { quotedWork } from './quotedWork';

function pricedLine({ description, cells: [cell] }: ComparedRow) {
  return {
    term: cell && cell.quantity > 1 ? `${description} (${cell.quantity} ×)` : description,
    description: cell ? formatCents(cell.amount_cents) : '',
  };
}

/** One quote with its lines, grouped by tree where it assigns them. */
export function QuoteCard({ named, request }: { named: NamedQuote; request: RequestDetail }) {
  const { quote, businessName } = named;
  const trees = request.request_trees;
  const groups = compareQuotes([quote], trees);
  const price = agreedPrice(
    quote,
    request.jobs.find(({ quote_id }) => quote_id === quote.id),
  );
  const isByTree = groups.some(({ treeId }) => treeId !== null);
  return (
    <Card as="article" aria-label={`Quote from ${businessName}`}>
      <VStack>
        <QuoteHead named={named} />
        <div>
          <Price size="large" amount={formatCents(price.cents)} />
          <ChangedFrom price={price} />
          <EstimateNote
            total={price.cents}
            low={request.estimate_low_cents}
            high={request.estimate_high_cents}
          />
        </div>
        {quote.message !== null && <Text>{quote.message}</Text>}
        {isByTree &&
          groups.map(({ treeId, rows }) => (
            <VStack key={treeId ?? 'job'} $gap={2}>
              <Heading level={4} size="sm">
                {quotedWork(
                  trees.find(({ id }) => id === treeId),
                  request.category,
                )}
              </Heading>
              <DescriptionList items={rows.map(pricedLine)} />
            </VStack>
          ))}
        <DescriptionList
          items={[
            ...(isByTree ? [] : groups.flatMap(({ rows }) => rows.map(pricedLine))),
            ...quoteTerms(quote, request.time_zone),
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
