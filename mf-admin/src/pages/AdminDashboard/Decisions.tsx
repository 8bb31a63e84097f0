import { adminPaths } from '../../paths';
import { criticalErrorsQuery } from '../../api/errorReports';
import { requestedPlans, unmatchedRequests, unverifiedCredentials } from '../../api/oversight';
import { CREDENTIAL_KINDS, SERVICES } from '@tree-service/domain';
import { Grid } from '@tree-service/design';
import { useFeatureFlag } from '@tree-service/kernel';
import { decisionsOf, type DecisionList } from '../../queue/decisions';
import { queueList, queues } from '../../queues';
import { DecisionCard } from './DecisionCard';
import { EndingCredentials } from './EndingCredentials';

const otherDecisions: readonly DecisionList[] = [
  {
    title: 'Requests without a Pro',
    empty: 'Every request is matched.',
    all: { label: 'Open match visualization', to: adminPaths.matchVisualization() },
    useDecisions: decisionsOf(
      unmatchedRequests.first,
      ({ id, number, category, city, region, submitted_at, created_at }) => ({
        id,
        title: `No. ${number}: ${SERVICES[category].name}, ${city}, ${region}`,
        since: submitted_at ?? created_at,
        to: `${adminPaths.matchVisualization()}?request=${id}`,
      }),
    ),
  },
  {
    title: 'Credentials to verify',
    empty: 'No credentials to verify.',
    all: { label: queues.approvals.open, to: queues.approvals.path() },
    useDecisions: decisionsOf(
      unverifiedCredentials.first,
      ({ id, kind, created_at, vendor_id, vendor_profiles }) => ({
        id,
        title: `${CREDENTIAL_KINDS[kind]}: ${vendor_profiles.business_name}`,
        since: created_at,
        to: adminPaths.vendor(vendor_id),
      }),
    ),
  },
  {
    title: 'Critical errors',
    empty: 'No open critical errors.',
    all: { label: 'Open error logs', to: adminPaths.errorLogs() },
    useDecisions: decisionsOf(
      criticalErrorsQuery(),
      ({ fingerprint, message, first_seen_at, reopened_at }) => ({
        id: fingerprint,
        title: message,
        since: reopened_at ?? first_seen_at,
        to: `${adminPaths.errorLogs()}?severity=critical`,
      }),
    ),
  },
];

const planRequests: DecisionList = {
  title: 'Plan requests',
  empty: 'No open plan requests.',
  all: { label: 'Open plans', to: adminPaths.plans() },
  useDecisions: decisionsOf(
    requestedPlans.first,
    ({ id, vendor_id, created_at, vendor_profiles, subscription_plans }) => ({
      id,
      title: `${vendor_profiles.business_name}: ${subscription_plans.name}`,
      since: created_at,
      to: adminPaths.vendor(vendor_id),
    }),
  ),
};

/** Everything an administrator has to decide. With payments on, a paid plan needs no decision. */
export function Decisions() {
  const hasPayments = useFeatureFlag('payment_processing');
  return (
    <Grid $min="25rem">
      {queueList.map(({ path, open, ...queue }) => (
        <DecisionCard key={queue.title} {...queue} all={{ label: open, to: path() }} />
      ))}
      {otherDecisions.map((list) => (
        <DecisionCard key={list.title} {...list} />
      ))}
      {!hasPayments && <DecisionCard {...planRequests} />}
      <EndingCredentials />
    </Grid>
  );
}
