import styled from 'styled-components';
import { Button, HStack, space, Text } from '@tree-service/design';

const Bar = styled.nav`
  margin-top: ${space(4)};
`;

const count = new Intl.NumberFormat();

interface PagesProps {
  /** What is listed: "ranked Pros". */
  readonly what: string;
  /** How many come before this page. */
  readonly skip: number;
  readonly atATime: number;
  /** How many there are on all pages. */
  readonly found: number;
  readonly onSkip: (skip: number) => void;
}

/** Which part of a long list is shown, and the ways to the parts before and after it. */
export function Pages({ what, skip, atATime, found, onSkip }: PagesProps) {
  if (found <= atATime) return null;
  const last = Math.min(skip + atATime, found);
  return (
    <Bar aria-label={`Pages of ${what}`}>
      <HStack $gap={3} $wrap>
        <Button
          variant="outline"
          disabled={skip === 0}
          onClick={() => onSkip(Math.max(0, skip - atATime))}
        >
          Previous
        </Button>
        <Button variant="outline" disabled={last >= found} onClick={() => onSkip(skip + atATime)}>
          Next
        </Button>
        <Text as="span" role="status" tone="muted" numeric>
          {count.format(skip + 1)} to {count.format(last)} of {count.format(found)} {what}
        </Text>
      </HStack>
    </Bar>
  );
}
