import type { OverseenClaim } from '../../api/claims';
import { CREDIT_CLAIM_STATES } from '@tree-service/domain';
import { Card, Link, StatusPill, Table, type TableColumn } from '@tree-service/design';
import { queuePages } from '../../paths';
import { DecisionClock } from '../../caseFile/DecisionClock';
import { Age } from '../../layout/Age';
import { CLAIM_REASONS } from './claimReasons';

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
export function ClaimTable({ claims }: { readonly claims: readonly OverseenClaim[] }) {
  return (
    <Card>
      <Table caption="Refund claims" columns={columns} rows={claims} rowKey={({ id }) => id} />
    </Card>
  );
}
