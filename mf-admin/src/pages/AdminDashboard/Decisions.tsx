import { adminPaths } from '../../paths';
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
    useDecisions: decisionsOf('unmatched', ({ id, number, category, words, since }) => ({
      id,
      title: `#${number}: ${category ? `${SERVICES[category].name}, ` : ''}${words}`,
      since,
      to: `${adminPaths.matchVisualization()}?request=${id}`,
    })),
  },
  {
    title: 'Credentials to verify',
    empty: 'No credentials to verify.',
    all: { label: queues.approvals.open, to: queues.approvals.path() },
    useDecisions: decisionsOf('unverified', ({ id, kind, since, vendor_id, business }) => ({
      id,
      title: kind ? `${CREDENTIAL_KINDS[kind]}: ${business}` : business,
      since,
      to: adminPaths.vendor(vendor_id),
    })),
  },
  {
    title: 'Critical errors',
    empty: 'No open critical errors.',
    all: { label: 'Open error logs', to: adminPaths.errorLogs() },
    useDecisions: decisionsOf('errors', ({ id, words, since }) => ({
      id,
      title: words,
      since,
      to: `${adminPaths.errorLogs()}?severity=critical`,
    })),
  },
];

const planRequests: DecisionList = {
  title: 'Plan requests',
  empty: 'No open plan requests.',
  all: { label: 'Open plans', to: adminPaths.plans() },
  useDecisions: decisionsOf('plans', ({ id, vendor_id, since, business, words }) => ({
    id,
    title: `${business}: ${words}`,
    since,
    to: adminPaths.vendor(vendor_id),
  })),
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
