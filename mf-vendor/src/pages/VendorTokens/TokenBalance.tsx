import { useRuleWords } from '@tree-service/market/features/rules';
import { useQuery } from '@tanstack/react-query';
import { tokenSummaryQuery } from '@tree-service/market/api/tokens';
import { useFeatureFlag } from '@tree-service/kernel';
import { Grid, QueryBoundary, StatTile, Text, VStack } from '@tree-service/design';
import { useVendorId } from '../../area/vendorId';
import { refundRule } from '../../leads/words';
import { OpenHolds } from './OpenHolds';

const RECEIVED = ['granted', 'purchased', 'adjusted'] as const;

/** Where tokens came from, without the ways they did not: "300 granted, 20 purchased". */
function receivedInWords(received: Readonly<Record<(typeof RECEIVED)[number], number>>): string {
  const ways = RECEIVED.filter((way) => received[way] !== 0);
  return ways.length === 0 ? 'None yet' : ways.map((way) => `${received[way]} ${way}`).join(', ');
}

/** Tokens to spend and tokens held, where they came from and went, and what is held until when. */
export function TokenBalance() {
  const rules = useRuleWords();
  const summary = useQuery(tokenSummaryQuery(useVendorId()));
  const payments = useFeatureFlag('payment_processing');
  return (
    <QueryBoundary query={summary} what="your balance">
      {({ available, held, granted, purchased, spent, adjusted, holds }) => (
        <VStack $gap={6}>
          <Grid $min="9rem" $gap={4}>
            <StatTile label="Available" value={available} hint="Yours to accept requests with" />
            <StatTile
              label="Held"
              value={held}
              hint="For requests you accepted, until the owner answers"
            />
            <StatTile label="Spent so far" value={spent} hint="Less what was given back" />
            <StatTile
              label="Received so far"
              value={granted + purchased + adjusted}
              hint={receivedInWords({ granted, purchased, adjusted })}
            />
          </Grid>
          <Text tone="muted">
            {refundRule(rules)} Tokens never expire.
            {!payments &&
              ' Nothing is sold at the moment: approved Pros start with a welcome grant, and an administrator can grant more.'}
          </Text>
          <OpenHolds holds={holds} held={held} />
        </VStack>
      )}
    </QueryBoundary>
  );
}
