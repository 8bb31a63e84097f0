import { useRuleWords } from '@tree-service/market/features/rules';
import { useQuery } from '@tanstack/react-query';
import { useFeatureFlag } from '@tree-service/kernel';
import { paths } from '@tree-service/kernel/contract';
import { formatCents } from '@tree-service/domain';
import {
  Button,
  Card,
  DescriptionList,
  Grid,
  HStack,
  Price,
  QueryBoundary,
  Text,
  VStack,
} from '@tree-service/design';
import { tokenPackagesQuery, tokenSummaryQuery } from '../../api/tokens';
import { vendorStatsQuery } from '../../api/vendorFigures';
import { useVendorId } from '../../area/vendorId';
import { todayOf } from '../../business/todayOf';
import { useBusiness } from '../../business/useBusiness';
import { tokenCost } from '../../leads/tokenCost';
import { refundRule, tokensInWords } from '../../leads/words';
import { vendorPaths } from '../../paths';
import { useSalesOpen } from '../../payments/useSalesOpen';
import { lastDays } from '../VendorDashboard/statsRange';
import { OpenHolds } from './OpenHolds';
import { forecastInWords, LONGEST_PACE, paceDays } from './tokenForecast';

const RECEIVED = ['granted', 'purchased', 'adjusted'] as const;

/** "300 granted, 20 purchased". */
function receivedInWords(received: Readonly<Record<(typeof RECEIVED)[number], number>>): string {
  const sources = RECEIVED.filter((source) => received[source] !== 0);
  return sources.length === 0
    ? 'None yet'
    : sources.map((source) => `${received[source]} ${source}`).join(', ');
}

/** What can be spent now, what it is worth, how long it lasts, and how to get more. */
function Available({ available }: { available: number }) {
  const vendorId = useVendorId();
  const payments = useFeatureFlag('payment_processing');
  const isSold = useSalesOpen();
  const packages = useQuery({ ...tokenPackagesQuery, enabled: isSold });
  const business = useBusiness().data;
  const today = todayOf({ time_zone: null });
  const { from, to } = lastDays(LONGEST_PACE, today);
  const stats = useQuery(vendorStatsQuery(vendorId, from, to));
  const cents = isSold && packages.data ? tokenCost(available, packages.data) : null;
  const days = paceDays(business?.approved_at ?? null, today);
  const forecast =
    days !== null && stats.data ? forecastInWords(available, stats.data, days) : null;
  return (
    <Card $tone="brand">
      <VStack $gap={4}>
        <div>
          <Text size="sm" tone="muted">
            Available
          </Text>
          <Price size="large" amount={tokensInWords(available)} />
          {cents !== null && cents > 0 && (
            <Text spaceAbove={1}>Up to {formatCents(cents)} at today&apos;s prices</Text>
          )}
        </div>
        {forecast && <Text>{forecast}</Text>}
        {!payments && <Text>Tokens aren&apos;t for sale right now. To get more, contact us.</Text>}
        <HStack $gap={3} $wrap>
          {!payments && (
            <Button asLink to={paths.contact()}>
              Contact us
            </Button>
          )}
          <Button asLink to={vendorPaths.priority()} variant="outline">
            Your plan
          </Button>
        </HStack>
      </VStack>
    </Card>
  );
}

export function TokenBalance() {
  const rules = useRuleWords();
  const summary = useQuery(tokenSummaryQuery(useVendorId()));
  return (
    <QueryBoundary query={summary} what="your balance">
      {({ available, held, granted, purchased, spent, adjusted, holds }) => (
        <VStack $gap={6}>
          <Grid $min="20rem" $gap={4}>
            <Available available={available} />
            <Card>
              <VStack $gap={4}>
                <DescriptionList
                  hasLongTerms
                  items={[
                    { term: 'Held', description: tokensInWords(held) },
                    { term: 'Spent, after refunds', description: tokensInWords(spent) },
                    {
                      term: 'Received',
                      description: receivedInWords({ granted, purchased, adjusted }),
                    },
                  ]}
                />
                <Text size="sm" tone="muted">
                  {refundRule(rules)} Tokens never expire.
                </Text>
              </VStack>
            </Card>
          </Grid>
          <OpenHolds holds={holds} held={held} />
        </VStack>
      )}
    </QueryBoundary>
  );
}
