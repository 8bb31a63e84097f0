import type { OverseenDispute } from '../../api/disputes';
import { DISPUTE_STATES, formatCents } from '@tree-service/domain';
import { DISPUTE_REASONS } from '@tree-service/market/features/disputes';
import { Card, Link, StatusPill, Table, type TableColumn } from '@tree-service/design';
import { queuePages } from '../../paths';
import { DecisionClock } from '../../caseFile/DecisionClock';
import { Age } from '../../layout/Age';

const columns: readonly TableColumn<OverseenDispute>[] = [
  {
    key: 'dispute',
    header: 'Dispute',
    cell: ({ id, service_requests: request, vendor_profiles: vendor }) => (
      <Link to={`${queuePages.disputes.path()}?dispute=${id}`}>
        {request.contact_name} and {vendor.business_name}
      </Link>
    ),
  },
  { key: 'about', header: 'Reason', cell: ({ reason }) => DISPUTE_REASONS[reason] },
  {
    key: 'price',
    header: 'Price',
    cell: ({ jobs }) => formatCents(jobs.price_cents),
    numeric: true,
  },
  {
    key: 'state',
    header: 'Status',
    cell: ({ state }) => (
      <StatusPill tone={DISPUTE_STATES[state].tone}>{DISPUTE_STATES[state].label}</StatusPill>
    ),
  },
  { key: 'age', header: 'Opened', cell: ({ created_at }) => <Age since={created_at} /> },
  { key: 'clock', header: 'Due', cell: ({ due_at }) => <DecisionClock dueAt={due_at} /> },
];

/** Open disputes, the earliest deadline first. */
export function DisputeTable({ disputes }: { readonly disputes: readonly OverseenDispute[] }) {
  return (
    <Card>
      <Table caption="Disputes" columns={columns} rows={disputes} rowKey={({ id }) => id} />
    </Card>
  );
}
