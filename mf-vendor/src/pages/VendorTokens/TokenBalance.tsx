import { useRuleWords } from '@tree-service/market/features/rules';
import { useQuery } from '@tanstack/react-query';
import { useFeatureFlag } from '@tree-service/kernel';
import { Grid, QueryBoundary, StatTile, Text, VStack } from '@tree-service/design';
import { tokenSummaryQuery } from '../../api/tokens';
import { useVendorId } from '../../area/vendorId';
import { refundRule } from '../../leads/words';
import { OpenHolds } from './OpenHolds';

const RECEIVED = ['granted', 'purchased', 'adjusted'] as const;

/** "300 granted, 20 purchased". */
function receivedInWords(received: Readonly<Record<(typeof RECEIVED)[number], number>>): string {
  const sources = RECEIVED.filter((source) => received[source] !== 0);
  return sources.length === 0
    ? 'None yet'
    : sources.map((source) => `${received[source]} ${source}`).join(', ');
}

export function TokenBalance() {
  const rules = useRuleWords();
  const summary = useQuery(tokenSummaryQuery(useVendorId()));
  const payments = useFeatureFlag('payment_processing');
  return (
    <QueryBoundary query={summary} what="your balance">
      {({ available, held, granted, purchased, spent, adjusted, holds }) => (
        <VStack $gap={6}>
          <Grid $min="9rem" $gap={4}>
            <StatTile label="Available" value={available} hint="Ready to use" />
            <StatTile
              label="Held"
              value={held}
              hint="For accepted requests, until the owner replies"
            />
            <StatTile label="Spent" value={spent} hint="After refunds" />
            <StatTile
              label="Received"
              value={granted + purchased + adjusted}
              hint={receivedInWords({ granted, purchased, adjusted })}
            />
          </Grid>
          <Text tone="muted">
            {refundRule(rules)} Tokens never expire.
            {!payments &&
              " Tokens aren't for sale right now. Approved Pros start with free tokens. To get more, contact us."}
          </Text>
          <OpenHolds holds={holds} held={held} />
        </VStack>
      )}
    </QueryBoundary>
  );
}
