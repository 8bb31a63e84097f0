import { useQuery } from '@tanstack/react-query';
import { formatCents, jobDate, SERVICES, statusOfJob, VENDOR_STATES } from '@tree-service/domain';
import { useAuth } from '@tree-service/kernel';
import {
  Button,
  Card,
  Grid,
  Heading,
  HStack,
  Link,
  Progress,
  QueryBoundary,
  Section,
  space,
  StatePill,
  StatTile,
  StatusPill,
  Text,
  VStack,
} from '@tree-service/design';
import styled from 'styled-components';
import { FoldedSection } from '@tree-service/market/features/folding';
import type { VendorJob } from '@tree-service/market/api/jobs';
import { tokenAccountQuery } from '@tree-service/market/api/tokens';
import { paths } from '@tree-service/kernel/contract';
import { type Business, businessQuery } from '../../api/vendors';
import { VendorPage } from '../../area/VendorPage';
import { Folds } from '../../area/blocks';
import { isApplying } from '../../business/businessStatus';
import { BusinessStatusAlert } from '../../business/BusinessStatusAlert';
import { todayOf } from '../../business/todayOf';
import { useBusiness, useOnboarding } from '../../business/useBusiness';
import { vendorPaths } from '../../paths';
import { firstLeadsQuery } from '../../api/leadInbox';
import { useVendorId } from '../../area/vendorId';
import { vendorAgendaQuery } from '../../api/jobs';
import { jobName, placeOf } from '../../jobs/jobName';
import { currentPlan } from '../../business/currentPlan';
import type { Onboarding } from '../../api/onboarding';
import { checklistOf, missingFor } from '../../business/checklist';
import { SectionLinksBetween } from '../VendorRequest/Parts';
import { WhyRanked } from '../VendorRequest/why/WhyRanked';
import { Performance } from './Performance';
import { NeedsAttention } from './NeedsAttention';
import { NewLeads } from './NewLeads';
import { NEWEST } from './shown';

const Notice = styled.div`
  margin-bottom: ${space(10)};
`;

const PARTS = [
  ['new-requests', 'New requests'],
  ['jobs', 'Jobs'],
  ['performance', 'Performance'],
] as const;

function LatestRanking() {
  const { data: leads } = useQuery(firstLeadsQuery(useVendorId(), NEWEST, 1));
  const latest = leads?.[0];
  if (!latest) return null;
  const request = latest.service_requests;
  return (
    <FoldedSection
      title="Why you ranked here"
      description={
        <>
          Your latest offer:{' '}
          <Link to={vendorPaths.request(latest.request_id)}>
            {SERVICES[request.category].name} in {request.city}
          </Link>
        </>
      }
    >
      <Card>
        <WhyRanked leadId={latest.id} />
      </Card>
    </FoldedSection>
  );
}

const SHOWN = 4;

function JobCard({ job }: { job: VendorJob }) {
  const request = job.service_requests;
  return (
    <Card as="article">
      <VStack $gap={2}>
        <HStack $justify="space-between" $gap={3} $wrap>
          <Text as="strong" weight="semibold" numeric>
            {jobDate(job, request.time_zone)}
          </Text>
          <StatePill status={statusOfJob(job)} />
        </HStack>
        <Link to={vendorPaths.request(job.request_id)}>{jobName(job)}</Link>
        <Text size="sm" tone="muted">
          {placeOf(request)} · {formatCents(job.price_cents)}
        </Text>
      </VStack>
    </Card>
  );
}

function UpcomingJobs() {
  return (
    <Section
      id="jobs"
      title="Upcoming jobs"
      actions={<Link to={vendorPaths.schedule()}>Schedule</Link>}
    >
      <QueryBoundary query={useQuery(vendorAgendaQuery(useVendorId()))} what="your jobs">
        {({ dated }) => {
          const upcoming = dated.slice(0, SHOWN);
          return (
            <VStack $gap={3}>
              {upcoming.map((job) => (
                <JobCard key={job.id} job={job} />
              ))}
              {upcoming.length === 0 && (
                <Card $tone="sunken">
                  <Text tone="muted">No upcoming jobs.</Text>
                </Card>
              )}
            </VStack>
          );
        }}
      </QueryBoundary>
    </Section>
  );
}

const Tier = styled.span`
  text-transform: capitalize;
`;

function KeyFigures({ business }: { business: Business }) {
  const account = useQuery(tokenAccountQuery(useVendorId()));
  const { rating_count: reviews, rating_sum: stars, jobs_completed: jobs } = business;
  const plan = currentPlan(business.vendor_subscriptions);
  return (
    <Grid $min="9rem" $gap={4}>
      <StatTile
        label="Tokens available"
        value={account.data?.available ?? '…'}
        hint={
          <Link to={paths.vendorTokens()}>
            {account.data ? `${account.data.held} held` : 'Token Management'}
          </Link>
        }
      />
      <StatTile
        label="Rating"
        value={reviews === 0 ? 'New' : (stars / reviews).toFixed(1)}
        hint={
          reviews === 0 ? 'No reviews yet' : `${reviews} ${reviews === 1 ? 'review' : 'reviews'}`
        }
      />
      <StatTile
        label="Jobs completed"
        value={jobs}
        hint={<Link to={vendorPaths.schedule()}>Schedule</Link>}
      />
      <StatTile
        label="Plan"
        value={plan ? <Tier>{plan.subscription_plans.tier}</Tier> : 'None'}
        hint={<Link to={vendorPaths.priority()}>About plans</Link>}
      />
    </Grid>
  );
}

/** The dashboard before approval. */
function Welcome({ business }: { business: Business }) {
  return (
    <QueryBoundary query={useOnboarding()} what="your application">
      {(onboarding) => <Application business={business} onboarding={onboarding} />}
    </QueryBoundary>
  );
}

function Application({ business, onboarding }: { business: Business; onboarding: Onboarding }) {
  const steps = checklistOf(onboarding);
  const done = steps.filter((step) => step.done).length;
  const missing = missingFor(steps);
  return (
    <VStack $gap={5}>
      <BusinessStatusAlert business={business} />
      <Card>
        <VStack $gap={4}>
          <Heading level={2} size="xl">
            {done === 0 ? `Welcome, ${business.business_name}` : 'Your application'}
          </Heading>
          <Progress
            value={done}
            max={steps.length}
            label={`${done} of ${steps.length} steps complete`}
          />
          <Text tone="muted">
            {missing.length > 0
              ? missing.join(' ')
              : isApplying(business.state)
                ? 'Your application is complete. You can submit it now.'
                : `${done} of ${steps.length} steps are complete.`}
          </Text>
          <div>
            <Button asLink to={vendorPaths.onboarding()} size="lg">
              {!isApplying(business.state)
                ? 'View application'
                : done === 0
                  ? 'Set up your business'
                  : 'Continue'}
            </Button>
          </div>
        </VStack>
      </Card>
    </VStack>
  );
}

/** Before approval only the application is shown. */
function Dashboard() {
  return (
    <QueryBoundary query={useBusiness()} what="your business">
      {(business) =>
        isApplying(business.state) || business.state === 'under_review' ? (
          <Welcome business={business} />
        ) : (
          <>
            {business.state !== 'approved' && (
              <Notice>
                <BusinessStatusAlert business={business} />
              </Notice>
            )}
            <NeedsAttention business={business} />
            <SectionLinksBetween to={PARTS} />
            <NewLeads />
            <UpcomingJobs />
            <Section title="At a glance">
              <KeyFigures business={business} />
            </Section>
            <Folds>
              <Performance today={todayOf(business)} timeZone={business.time_zone ?? 'UTC'} />
              <LatestRanking />
            </Folds>
          </>
        )
      }
    </QueryBoundary>
  );
}

export default function VendorDashboardPage() {
  const vendorId = useAuth((auth) => auth.user?.id ?? '');
  const { data: business } = useQuery({ ...businessQuery(vendorId), enabled: vendorId !== '' });
  const standing = business && VENDOR_STATES[business.state];
  return (
    <VendorPage
      title={business?.business_name ?? 'Your business'}
      documentTitle="Dashboard"
      actions={standing && <StatusPill tone={standing.tone}>{standing.label}</StatusPill>}
    >
      <Dashboard />
    </VendorPage>
  );
}
