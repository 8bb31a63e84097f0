import type { RequestDetail } from '@tree-service/market/api/requests';
import {
  ChangedFrom,
  OptionsNote,
  QuotePhotos,
  quoteTerms,
  TermsOfQuote,
} from '@tree-service/market/features/quotes';
import { agreedPrice, formatCents, formatCentsRange, lineInWords } from '@tree-service/domain';
import {
  Accordion,
  Card,
  DescriptionList,
  Heading,
  HStack,
  Price,
  Text,
  VStack,
} from '@tree-service/design';
import { useIsNarrow } from '@tree-service/market/features/folding';
import { DownloadQuote } from '@tree-service/market/features/quoteDocument';
import type { NamedQuote } from './ownerQuote';
import { QuoteActions } from './QuoteActions';
import { QuoteHead, EstimateNote } from './QuoteHead';
import { compareQuotes, type ComparedRow } from './compareQuotes';
import { quotedWork } from './ComparedLines';

function pricedLine({ description, cells: [cell] }: ComparedRow) {
  return {
    term: cell ? lineInWords({ ...cell, description }) : description,
    description: cell ? formatCents(cell.amount_cents) : '',
  };
}

/** What one quote includes, grouped by tree where it assigns its lines, and its terms. */
function QuoteLines({ named: { quote }, request }: { named: NamedQuote; request: RequestDetail }) {
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

/** One quote; on a phone its message and lines open on demand. */
export function QuoteCard({ named, request }: { named: NamedQuote; request: RequestDetail }) {
  const { quote, businessName } = named;
  const isNarrow = useIsNarrow();
  const price = agreedPrice(
    quote,
    request.jobs.find(({ quote_id }) => quote_id === quote.id),
  );
  const message = quote.message !== null && <Text>{quote.message}</Text>;
  const photos = <QuotePhotos quote={quote} label={`Photos from ${businessName}`} />;
  const lines = <QuoteLines named={named} request={request} />;
  return (
    <Card as="article" aria-label={`Quote from ${businessName}`}>
      <VStack $gap={isNarrow ? 3 : 4}>
        <QuoteHead named={named}>
          <div>
            <Price size="large" amount={formatCentsRange(price.cents, price.highestCents)} />
            <ChangedFrom price={price} />
            <OptionsNote lines={quote.quote_line_items} taxPercent={quote.tax_percent} />
            <EstimateNote
              lowest={price.cents}
              highest={price.highestCents}
              low={request.estimate_low_cents}
              high={request.estimate_high_cents}
            />
          </div>
        </QuoteHead>
        {isNarrow ? (
          <Accordion
            level={4}
            items={[
              {
                id: `lines-${quote.id}`,
                title: 'What is included',
                content: (
                  <VStack>
                    {message}
                    {photos}
                    {lines}
                  </VStack>
                ),
              },
            ]}
          />
        ) : (
          <>
            {message}
            {photos}
            {lines}
          </>
        )}
        <QuoteActions {...named} />
      </VStack>
    </Card>
  );
}
