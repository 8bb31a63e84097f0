import type { RequestDetail } from '@tree-service/market/api/requests';
import { DownloadQuote } from '@tree-service/market/features/quoteDocument';
import {
  OptionsNote,
  QuotePhotos,
  quoteTerms,
  TermsOfQuote,
} from '@tree-service/market/features/quotes';
import { formatCentsRange } from '@tree-service/domain';
import { Card, color, Price, space, VisuallyHidden, VStack } from '@tree-service/design';
import styled from 'styled-components';
import { compareQuotes } from './compareQuotes';
import { ComparedLines } from './ComparedLines';
import type { NamedQuote } from './ownerQuote';
import { QuoteActions } from './QuoteActions';
import { QuoteHead, EstimateNote } from './QuoteHead';

const Scroller = styled(Card)`
  overflow-x: auto;
`;

const Grid = styled.table`
  width: 100%;
  min-width: 48rem;
  border-collapse: collapse;
  table-layout: fixed;
  & th,
  & td {
    padding: ${space(3)} ${space(5)};
    border-bottom: 1px solid ${color.border};
    text-align: left;
    vertical-align: top;
    font-weight: inherit;
  }
  & td,
  & thead th {
    border-left: 1px solid ${color.border};
  }
  & tr > :first-child {
    border-left: 0;
  }
  & thead td {
    width: 22%;
  }
  & tbody th {
    color: ${color.textMuted};
  }
  & tbody:last-child > tr:last-child > * {
    border-bottom: 0;
  }
`;

/** Quotes side by side, by tree and line. */
export function QuoteTable({
  quotes,
  request,
}: {
  quotes: readonly NamedQuote[];
  request: RequestDetail;
}) {
  const trees = request.request_trees;
  const groups = compareQuotes(
    quotes.map(({ quote }) => quote),
    trees,
  );
  const isByTree = groups.some(({ treeId }) => treeId !== null);
  const terms = quotes.map(({ quote }) => quoteTerms(quote, request.time_zone));
  return (
    <Scroller $flush>
      <Grid>
        <caption>
          <VisuallyHidden>Quotes side by side</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {quotes.map((named) => (
              <th key={named.quote.id} scope="col">
                <QuoteHead named={named} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <ComparedLines
            key={group.treeId ?? 'job'}
            group={group}
            tree={trees.find(({ id }) => id === group.treeId)}
            category={request.category}
            isByTree={isByTree}
            columns={quotes.map(({ quote }) => quote.id)}
          />
        ))}
        <tbody>
          <tr>
            <th scope="row">Total</th>
            {quotes.map(({ quote }) => (
              <td key={quote.id}>
                <Price
                  size="large"
                  amount={formatCentsRange(quote.total_cents, quote.highest_cents)}
                />
                <OptionsNote lines={quote.quote_line_items} taxPercent={quote.tax_percent} />
                <EstimateNote
                  lowest={quote.total_cents}
                  highest={quote.highest_cents}
                  low={request.estimate_low_cents}
                  high={request.estimate_high_cents}
                />
              </td>
            ))}
          </tr>
          {terms[0]?.map(({ term }, row) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              {quotes.map(({ quote }, column) => (
                <td key={quote.id}>{terms[column]?.[row]?.description}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Message</th>
            {quotes.map(({ quote }) => (
              <td key={quote.id}>{quote.message ?? 'None'}</td>
            ))}
          </tr>
          {quotes.some(({ quote }) => quote.quote_photos.length > 0) && (
            <tr>
              <th scope="row">Photos</th>
              {quotes.map(({ quote, businessName }) => (
                <td key={quote.id}>
                  {quote.quote_photos.length === 0 ? (
                    'None'
                  ) : (
                    <QuotePhotos quote={quote} label={`Photos from ${businessName}`} />
                  )}
                </td>
              ))}
            </tr>
          )}
          {quotes.some(({ quote }) => quote.terms !== null) && (
            <tr>
              <th scope="row">Terms</th>
              {quotes.map(({ quote }) => (
                <td key={quote.id}>
                  {quote.terms === null ? 'None' : <TermsOfQuote quote={quote} level={4} />}
                </td>
              ))}
            </tr>
          )}
          {quotes.some(({ quote }) => quote.owner_note !== null) && (
            <tr>
              <th scope="row">You wrote</th>
              {quotes.map(({ quote }) => (
                <td key={quote.id}>{quote.owner_note ?? 'No message'}</td>
              ))}
            </tr>
          )}
          <tr>
            <td />
            {quotes.map((named) => (
              <td key={named.quote.id}>
                <VStack $gap={2}>
                  <QuoteActions {...named} />
                  <DownloadQuote
                    request={request}
                    quote={named.quote}
                    job={request.jobs.find(({ quote_id }) => quote_id === named.quote.id)}
                  />
                </VStack>
              </td>
            ))}
          </tr>
        </tbody>
      </Grid>
    </Scroller>
  );
}
