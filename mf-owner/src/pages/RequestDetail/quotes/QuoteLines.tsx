import type { RequestDetail } from '@tree-service/market/api/requests';
import { DownloadQuote } from '@tree-service/market/features/quoteDocument';
import { quoteTerms, TermsOfQuote } from '@tree-service/market/features/quotes';
import { formatCents, lineInWords } from '@tree-service/domain';
import { DescriptionList, Heading, HStack, VStack } from '@tree-service/design';
import { compareQuotes, type ComparedRow } from './compareQuotes';
import type { NamedQuote } from './ownerQuote';
import { quotedWork } from './quotedWork';

function pricedLine({ description, cells: [cell] }: ComparedRow) {
  return {
    term: cell ? lineInWords({ ...cell, description }) : description,
    description: cell ? formatCents(cell.amount_cents) : '',
  };
}

/** What one quote includes, grouped by tree where it assigns its lines, and its terms. */
export function QuoteLines({
  named: { quote },
  request,
}: {
  named: NamedQuote;
  request: RequestDetail;
}) {
  const trees = request.request_trees;
  const groups = compareQuotes([quote], trees);
  const isByTree = groups.some(({ treeId }) => treeId !== null);
  return (
    <VStack>
      {isByTree &&
        groups.map(({ treeId, rows }) => (
          <VStack key={treeId ?? 'job'} $gap={2}>
            <Heading level={4} size="sm">
              {quotedWork(
                trees.find(({ id }) => id === treeId),
                request.category,
              )}
            </Heading>
            <DescriptionList hasLongTerms items={rows.map(pricedLine)} />
          </VStack>
        ))}
      {!isByTree && (
        <DescriptionList hasLongTerms items={groups.flatMap(({ rows }) => rows.map(pricedLine))} />
      )}
      <DescriptionList
        items={[
          ...quoteTerms(quote, request.time_zone),
          ...(quote.owner_note === null
            ? []
            : [{ term: 'You wrote', description: quote.owner_note }]),
        ]}
      />
      <TermsOfQuote quote={quote} level={4} />
      <HStack>
        <DownloadQuote
          request={request}
          quote={quote}
          job={request.jobs.find(({ quote_id }) => quote_id === quote.id)}
        />
      </HStack>
    </VStack>
  );
}
