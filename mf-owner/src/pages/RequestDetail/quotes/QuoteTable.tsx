import type { RequestDetail } from '@tree-service/shared/api/requests';
import { formatCents, QUOTE_STATES } from '@tree-service/shared/domain';
import {
  Card,
  color,
  Heading,
  Price,
  space,
  StatusPill,
  Text,
  VisuallyHidden,
} from '@tree-service/shared/ui';
import styled from 'styled-components';
import { compareQuotes } from './compareQuotes';
import { EstimateNote } from './EstimateNote';
import type { NamedQuote } from './ownerQuote';
import { QuoteActions } from './QuoteActions';
import { earliestStart, validUntil } from './quoteFacts';

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
  & tr:last-child > * {
    border-bottom: 0;
  }
`;

const Amount = styled.td`
  font-variant-numeric: tabular-nums;
`;

/** Quotes side by side, line by line. */
export function QuoteTable({
  quotes,
  request,
}: {
  quotes: readonly NamedQuote[];
  request: RequestDetail;
}) {
  const rows = compareQuotes(quotes.map(({ quote }) => quote));
  return (
    <Scroller $flush>
      <Grid>
        <caption>
          <VisuallyHidden>Quotes side by side</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {quotes.map(({ quote, businessName }) => (
              <th key={quote.id} scope="col">
                <Heading level={3} size="md">
                  {businessName}
                </Heading>
                <StatusPill tone={QUOTE_STATES[quote.state].tone}>
                  {QUOTE_STATES[quote.state].label}
                </StatusPill>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ description, cells }) => (
            <tr key={description}>
              <th scope="row">{description}</th>
              {cells.map((cell, column) => (
                <Amount key={quotes[column]?.quote.id}>
                  {cell === null ? (
                    <Text as="span" tone="muted">
                      Not included
                    </Text>
                  ) : (
                    <>
                      {formatCents(cell.amount_cents)}
                      {cell.quantity > 1 && (
                        <Text as="div" size="sm" tone="muted">
                          {cell.quantity} × {formatCents(cell.unit_price_cents)}
                        </Text>
                      )}
                    </>
                  )}
                </Amount>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Total</th>
            {quotes.map(({ quote }) => (
              <td key={quote.id}>
                <Price size="large" amount={formatCents(quote.total_cents)} />
                <EstimateNote
                  total={quote.total_cents}
                  low={request.estimate_low_cents}
                  high={request.estimate_high_cents}
                />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Earliest start</th>
            {quotes.map(({ quote }) => (
              <td key={quote.id}>{earliestStart(quote)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">Valid until</th>
            {quotes.map(({ quote }) => (
              <td key={quote.id}>{validUntil(quote, request.time_zone)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">Message</th>
            {quotes.map(({ quote }) => (
              <td key={quote.id}>{quote.message ?? 'None'}</td>
            ))}
          </tr>
          <tr>
            <td />
            {quotes.map((named) => (
              <td key={named.quote.id}>
                <QuoteActions {...named} />
              </td>
            ))}
          </tr>
        </tbody>
      </Grid>
    </Scroller>
  );
}
