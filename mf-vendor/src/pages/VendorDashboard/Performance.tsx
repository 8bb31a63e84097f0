import { useQuery } from '@tanstack/react-query';
import { vendorStatsQuery, type VendorStats } from '../../api/vendorFigures';
import { FoldedSection } from '@tree-service/market/features/folding';
import { formatCents } from '@tree-service/domain';
import { BarChart, FunnelChart } from '@tree-service/design/charts';
import {
  Card,
  Details,
  Grid,
  LinkTabs,
  QueryBoundary,
  Skeleton,
  StatTile,
  VStack,
} from '@tree-service/design';
import { useSearchParams } from 'react-router';
import { useVendorId } from '../../area/vendorId';
import { EarnedByService } from './EarnedByService';
import {
  durationInWords,
  lastDays,
  monthlyEarnings,
  periodChoices,
  rateInWords,
  tokensPerJob,
} from './statsRange';
import { UnpaidJobs } from './UnpaidJobs';

const EARNED = [{ key: 'earned', name: 'Earned' }] as const;

function Rates({ stats }: { stats: VendorStats }) {
  const { acceptance_rate: accepts, win_rate: wins, median_answer_seconds: answer } = stats;
  return (
    <Grid $min="9rem" $gap={4}>
      <StatTile
        label="Accepted"
        value={rateInWords(accepts)}
        hint="Of the offers you responded to or let expire"
      />
      <StatTile label="Won" value={rateInWords(wins)} hint="Of the requests you quoted" />
      <StatTile
        label="Response time"
        value={durationInWords(answer)}
        hint="From offer to decision (median)"
      />
      <StatTile
        label="Earned"
        value={formatCents(stats.earned_cents)}
        hint={`${stats.jobs_completed} ${stats.jobs_completed === 1 ? 'job' : 'jobs'} completed`}
      />
      <StatTile
        label="Unpaid"
        value={formatCents(stats.unpaid_cents)}
        hint={`${stats.jobs_unpaid} ${stats.jobs_unpaid === 1 ? 'job' : 'jobs'} not marked as paid`}
      />
      <StatTile
        label="Tokens per job won"
        value={tokensPerJob(stats)}
        hint={`${stats.tokens_spent} spent, ${stats.tokens_refunded} refunded`}
      />
    </Grid>
  );
}

function Charts({ stats }: { stats: VendorStats }) {
  const { offered, viewed, accepted, quoted, won } = stats.funnel;
  return (
    <Grid $min="21rem" $gap={4}>
      <Card>
        <FunnelChart
          title="From offer to job"
          units="Requests offered to you in this period"
          empty="No requests were offered to you in this period."
          steps={[
            { label: 'Offered', value: offered },
            { label: 'Opened', value: viewed },
            { label: 'Accepted', value: accepted },
            { label: 'Quoted', value: quoted },
            { label: 'Won', value: won },
          ]}
        />
      </Card>
      <Card>
        <BarChart
          title="Earned by month"
          units="Dollars from completed jobs"
          rowHeading="Month"
          empty="No jobs were completed in this period."
          height={260}
          series={EARNED}
          rows={monthlyEarnings(stats)}
          format={formatCents}
        />
      </Card>
    </Grid>
  );
}

const placeholder = (
  <Card>
    <Skeleton $height="30rem" />
  </Card>
);

/** Rates, funnel and earnings of the last days, or of a month or year of the calendar. */
export function Performance({ today, timeZone }: { today: string; timeZone: string }) {
  const vendorId = useVendorId();
  const [search] = useSearchParams();
  const choices = periodChoices(search, today);
  const { from, to } = choices.find(({ isCurrent }) => isCurrent) ?? lastDays(90, today);
  const stats = useQuery(vendorStatsQuery(vendorId, from, to));
  return (
    <FoldedSection
      id="performance"
      title="Performance"
      actions={
        <LinkTabs
          look="pills"
          label="Period"
          tabs={choices.map(({ search: to, label, isCurrent }) => ({ to, label, isCurrent }))}
        />
      }
    >
      <QueryBoundary query={stats} what="your statistics" loading={placeholder}>
        {(figures) => (
          <VStack $gap={4}>
            <Rates stats={figures} />
            <Charts stats={figures} />
            {figures.jobs_completed > 0 && (
              <Details show={`Show unpaid jobs (${figures.jobs_unpaid})`} hide="Hide unpaid jobs">
                <UnpaidJobs count={figures.jobs_unpaid} from={from} to={to} timeZone={timeZone} />
              </Details>
            )}
            <EarnedByService services={figures.services} from={from} to={to} timeZone={timeZone} />
          </VStack>
        )}
      </QueryBoundary>
    </FoldedSection>
  );
}
