import styled from 'styled-components';
import { Button, HStack, space, Text } from '@tree-service/design';

const Bar = styled.nav`
  margin-top: ${space(4)};
`;

const count = new Intl.NumberFormat();

interface PagesProps {
  /** What is listed: "ranked Pros". */
  readonly what: string;
  /** Rows before this page. */
  readonly skip: number;
  readonly pageSize: number;
  /** Rows on all pages. */
  readonly found: number;
  readonly onSkip: (skip: number) => void;
}

/** The position in a long list, with previous and next. */
export function Pages({ what, skip, pageSize, found, onSkip }: PagesProps) {
  if (found <= pageSize) return null;
  const last = Math.min(skip + pageSize, found);
  return (
    <Bar aria-label={`Pages of ${what}`}>
      <HStack $gap={3} $wrap>
        <Button
          variant="outline"
          disabled={skip === 0}
          onClick={() => onSkip(Math.max(0, skip - pageSize))}
        >
          Previous
        </Button>
        <Button variant="outline" disabled={last >= found} onClick={() => onSkip(skip + pageSize)}>
          Next
        </Button>
        <Text as="span" role="status" tone="muted" numeric>
          {count.format(skip + 1)} to {count.format(last)} of {count.format(found)} {what}
        </Text>
      </HStack>
    </Bar>
  );
}
