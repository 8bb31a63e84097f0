import { useRuleWords } from '@tree-service/market/features/rules';
import { useQuery } from '@tanstack/react-query';
import { useFeatureFlag } from '@tree-service/kernel';
import { paths } from '@tree-service/kernel/contract';
import { formatCents, formatMoment } from '@tree-service/domain';
import {
  Alert,
  Button,
  Card,
  DescriptionList,
  Grid,
  HStack,
  Link,
  Price,
  QueryBoundary,
  Table,
  Text,
  VStack,
} from '@tree-service/design';
import { FoldedSection } from '@tree-service/market/features/folding';
import { tokenPackagesQuery, type TokenSummary, tokenSummaryQuery } from '../../api/tokens';
import { type VendorStats, vendorStatsQuery } from '../../api/vendorFigures';
import { useVendorId } from '../../area/vendorId';
import { todayOf } from '../../business/todayOf';
import { useBusiness } from '../../business/useBusiness';
import { tokenCost } from '../../leads/tokenCost';
import { refundRule, tokensInWords } from '../../leads/words';
import { vendorPaths } from '../../paths';
import { useSalesOpen } from '../../payments/useSalesOpen';
import { lastDays } from '../VendorDashboard/statsRange';

const RECEIVED = ['granted', 'purchased', 'adjusted'] as const;

/** "300 granted, 20 purchased". */
function receivedInWords(received: Readonly<Record<(typeof RECEIVED)[number], number>>): string {
  const sources = RECEIVED.filter((source) => received[source] !== 0);
  return sources.length === 0
    ? 'None yet'
    : sources.map((source) => `${received[source]} ${source}`).join(', ');
}

/** Days under two weeks, weeks under a year. */
function timeInWords(days: number): string {
  if (days < 14) return days === 1 ? 'about 1 day' : `about ${days} days`;
  return days > 365 ? 'over a year' : `about ${Math.round(days / 7)} weeks`;
}

/** Days. */
const LONGEST_PACE = 90;
const SHORTEST_PACE = 14;

/**
 * How many days up to `today` (an ISO date) a Pro's pace of spending covers: those since approval, at most 90.
 * Null in the first two weeks, which are too short for one.
 */
export function paceDays(approvedAt: string | null, today: string): number | null {
  if (approvedAt === null) return null;
  const since = Math.floor((Date.parse(today) - Date.parse(approvedAt.slice(0, 10))) / 86_400_000);
  return since < SHORTEST_PACE ? null : Math.min(since, LONGEST_PACE);
}

/**
 * How long the available tokens last at the pace of the last days: "You spent 38 tokens in the last 90 days.
 * At that pace, these last about 5 weeks." Null while nothing was spent.
 */
export function forecastInWords(
  available: number,
  { tokens_spent: spent }: Pick<VendorStats, 'tokens_spent'>,
  days: number,
): string | null {
  if (spent <= 0) return null;
  const left = Math.floor((Math.max(0, available) * days) / spent);
  const pace = `You spent ${spent} ${spent === 1 ? 'token' : 'tokens'} in the last ${days} days.`;
  return left < 1 ? pace : `${pace} At that pace, these last ${timeInWords(left)}.`;
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

function OpenHolds({ holds, held }: Pick<TokenSummary, 'holds' | 'held'>) {
  if (holds.length === 0) return null;
  const unlisted = held - holds.reduce((sum, { tokens }) => sum + tokens, 0);
  return (
    <FoldedSection
      title="Currently held"
      level={3}
      description="Spent when the owner replies, otherwise refunded automatically."
    >
      <Card>
        <Table
          caption="Tokens held"
          rows={holds}
          rowKey={({ lead_id: id }) => id}
          columns={[
            {
              key: 'request',
              header: 'Request',
              cell: ({ request_id: id, held_at: at }) => (
                <Link to={vendorPaths.request(id)}>Accepted {formatMoment(at)}</Link>
              ),
            },
            {
              key: 'back',
              header: 'Refunded if no reply by',
              cell: ({ release_at: at }) => (at === null ? 'The owner replied' : formatMoment(at)),
            },
            {
              key: 'tokens',
              header: 'Held',
              numeric: true,
              cell: ({ tokens }) => tokensInWords(tokens),
            },
          ]}
        />
        {unlisted > 0 && (
          <Text size="sm" tone="muted">
            {tokensInWords(unlisted)} more held for requests that are not listed here.
          </Text>
        )}
      </Card>
    </FoldedSection>
  );
}

export function TokenBalance() {
  const rules = useRuleWords();
  const summary = useQuery(tokenSummaryQuery(useVendorId()));
  return (
    <QueryBoundary query={summary} what="your balance">
      {({ available, held, owed, granted, purchased, spent, adjusted, holds }) => (
        <VStack $gap={6}>
          {owed > 0 && (
            <Alert tone="warning" title={`You owe ${tokensInWords(owed)}`}>
              Your next tokens cover that first. Until then, you can&apos;t accept leads. Open leads
              and jobs are not affected.
            </Alert>
          )}
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
