import { useRuleWords } from '@tree-service/market/features/rules';
import {
  claimQueue,
  type OverseenClaim,
  overseenClaimQuery,
  waitingClaimQuery,
} from './claims.api';
import { CREDIT_CLAIM_STATES } from '@tree-service/domain';
import { Card, Link, StatusPill, Table, type TableColumn } from '@tree-service/design';
import { CaseQueuePage } from '../shared/queue/CaseQueuePage';
import { queuePages } from '../paths';
import { DecisionClock } from '../shared/caseFile/DecisionClock';
import { Age } from '../shared/layout/Age';
import { ClaimCase, CLAIM_REASONS } from './ClaimCase';

const columns: readonly TableColumn<OverseenClaim>[] = [
  {
    key: 'claim',
    header: 'Claim',
    cell: ({ id, vendor_profiles: vendor }) => (
      <Link to={`${queuePages.claims.path()}?claim=${id}`}>{vendor.business_name}</Link>
    ),
  },
  { key: 'why', header: 'Reason', cell: ({ reason }) => CLAIM_REASONS[reason] },
  { key: 'request', header: 'Request', cell: ({ service_requests: r }) => `#${r.number}` },
  { key: 'tokens', header: 'Tokens', cell: ({ tokens }) => tokens, numeric: true },
  {
    key: 'state',
    header: 'Status',
    cell: ({ state }) => (
      <StatusPill tone={CREDIT_CLAIM_STATES[state].tone}>
        {CREDIT_CLAIM_STATES[state].label}
      </StatusPill>
    ),
  },
  { key: 'age', header: 'Submitted', cell: ({ created_at }) => <Age since={created_at} /> },
  { key: 'clock', header: 'Due', cell: ({ due_at }) => <DecisionClock dueAt={due_at} /> },
];

/** Open claims, the earliest deadline first. */
function ClaimTable({ claims }: { readonly claims: readonly OverseenClaim[] }) {
  return (
    <Card>
      <Table caption="Refund claims" columns={columns} rows={claims} rowKey={({ id }) => id} />
    </Card>
  );
}

export default function ClaimsPage() {
  const { decision } = useRuleWords();
  return (
    <CaseQueuePage
      queue={queuePages.claims}
      name="claims"
      lead={`Token refund claims that couldn't be decided automatically. You have ${decision} for each; the Pro can read your reason.`}
      kind="credit_claim."
      parameter="claim"
      names={['claim', 'claims']}
      emptyText="Claims appear here when our records can't decide them automatically."
      list={claimQueue}
      cells={(claim) => ({
        Business: claim.vendor_profiles.business_name,
        Request: claim.service_requests.number,
        Reason: CLAIM_REASONS[claim.reason],
        Tokens: claim.tokens,
        Status: CREDIT_CLAIM_STATES[claim.state].label,
        'Submitted (UTC)': claim.created_at,
        'Due (UTC)': claim.due_at,
      })}
      openQuery={waitingClaimQuery}
      decidedQuery={overseenClaimQuery}
      table={(claims) => <ClaimTable claims={claims} />}
    >
      {(claim, onDecided) => <ClaimCase key={claim.id} claim={claim} onDecided={onDecided} />}
    </CaseQueuePage>
  );
}
