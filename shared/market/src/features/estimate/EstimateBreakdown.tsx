import {
  type Cents,
  type Estimate,
  formatCents,
  formatCentsRange,
  NATIONAL_PRICES,
  priceSourcesInWords,
} from '@tree-service/domain';
import { Alert, color, Price, space, Text, VisuallyHidden, VStack } from '@tree-service/design';
import styled from 'styled-components';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  & th,
  & td {
    padding: ${space(3)} 0;
    border-bottom: 1px solid ${color.border};
    text-align: left;
    vertical-align: top;
    font-weight: inherit;
  }
  & td:last-child {
    padding-left: ${space(4)};
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;

const Notes = styled.ul`
  margin: 0;
  padding-left: ${space(5)};
  color: ${color.textMuted};
  & > li + li {
    margin-top: ${space(1)};
  }
`;

interface PricedLine {
  key: string;
  text: string;
  /** Number of the tree card; null for the whole request. */
  tree: number | null;
  low_cents: Cents;
  high_cents: Cents;
}

/** The lines of an estimate with a price, and those without one (hauling, permits). */
export function splitLines(estimate: Estimate): { priced: PricedLine[]; notes: string[] } {
  const priced: PricedLine[] = [];
  const notes: string[] = [];
  estimate.lines.forEach(({ code, tree, low_cents, high_cents, reason }, position) => {
    if (low_cents === 0 && high_cents === 0) notes.push(reason);
    else {
      // The top-up to the minimum charge adds more to the low end than to the high one.
      const [low, high] =
        low_cents <= high_cents ? [low_cents, high_cents] : [high_cents, low_cents];
      const key = `${code}-${position}`;
      priced.push({ key, text: reason, tree, low_cents: low, high_cents: high });
    }
  });
  return { priced, notes };
}

interface EstimateBreakdownProps {
  estimate: Estimate;
  /** Shown above the range. */
  label?: string;
}

/** An instant estimate: its range, warnings, and each line with its reason. */
export function EstimateBreakdown({ estimate, label = 'Estimated price' }: EstimateBreakdownProps) {
  const { priced, notes } = splitLines(estimate);
  return (
    <VStack $gap={5}>
      <div>
        <Text as="div" tone="muted" weight="medium">
          {label}
        </Text>
        <Price
          size="large"
          amount={formatCents(estimate.low_cents)}
          upTo={
            estimate.high_cents === estimate.low_cents
              ? undefined
              : formatCents(estimate.high_cents)
          }
        />
      </div>
      {estimate.reasons.length > 0 && (
        <Alert
          tone="warning"
          title={
            estimate.site_visit_needed
              ? 'A Pro needs to visit to confirm the price'
              : 'Keep in mind'
          }
        >
          <ul>
            {estimate.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Table>
        <caption>
          <VisuallyHidden>Estimate line by line</VisuallyHidden>
        </caption>
        <tbody>
          {priced.map(({ key, text, tree, low_cents, high_cents }) => (
            <tr key={key}>
              <th scope="row">
                {text}
                {tree !== null && (
                  <Text as="div" size="sm" tone="muted">
                    Tree {tree}
                  </Text>
                )}
              </th>
              <td>{formatCentsRange(low_cents, high_cents)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {notes.length > 0 && (
        <Notes>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Notes>
      )}
      <Text size="sm" tone="muted">
        {NATIONAL_PRICES} This is not a quote: Pros set their own prices after reading your request.{' '}
        {estimate.sources && priceSourcesInWords(estimate.sources)}
      </Text>
    </VStack>
  );
}
