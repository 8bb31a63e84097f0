import { useQuery } from '@tanstack/react-query';
import { tokenAccountQuery } from '@tree-service/shared/api/tokens';
import { useFeatureFlag } from '@tree-service/shared/runtime';
import { Grid, StatTile, Text, VStack } from '@tree-service/shared/ui';
import { Loaded } from '../../area/Loaded';
import { useVendorId } from '../../area/vendorId';
import { REFUND_RULE } from '../../leads/words';

/** Tokens to spend and tokens held, and how they are spent. */
export function TokenBalance() {
  const account = useQuery(tokenAccountQuery(useVendorId()));
  const payments = useFeatureFlag('payment_processing');
  return (
    <Loaded query={account} failed="Your balance could not be loaded">
      {({ available, held }) => (
        <VStack $gap={4}>
          <Grid $min="9rem" $gap={4}>
            <StatTile label="Available" value={available} hint="Yours to accept requests with" />
            <StatTile
              label="Held"
              value={held}
              hint="For requests you accepted, until the owner answers"
            />
          </Grid>
          <Text tone="muted">
            {REFUND_RULE} Tokens never expire.
            {!payments &&
              ' Nothing is sold at the moment: approved Pros start with a welcome grant, and an administrator can grant more.'}
          </Text>
        </VStack>
      )}
    </Loaded>
  );
}
