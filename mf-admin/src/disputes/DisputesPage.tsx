import { useRuleWords } from '@tree-service/market/features/rules';
import {
  disputeQueue,
  type OverseenDispute,
  overseenDisputeQuery,
  waitingDisputeQuery,
} from './disputes.api';
import { DISPUTE_STATES, formatCents } from '@tree-service/domain';
import { DISPUTE_REASONS } from '@tree-service/market/features/disputes';
import { Card, Link, StatusPill, Table, type TableColumn } from '@tree-service/design';
import { CaseQueuePage } from '../shared/queue/CaseQueuePage';
import { queuePages } from '../paths';
import { DecisionClock } from '../shared/caseFile/DecisionClock';
import { Age } from '../shared/layout/Age';
import { DisputeCase } from './DisputeCase';

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
function DisputeTable({ disputes }: { readonly disputes: readonly OverseenDispute[] }) {
  return (
    <Card>
      <Table caption="Disputes" columns={columns} rows={disputes} rowKey={({ id }) => id} />
    </Card>
  );
}

export default function DisputesPage() {
  const { decision } = useRuleWords();
  return (
    <CaseQueuePage
      queue={queuePages.disputes}
      name="disputes"
      lead={`Jobs an owner and a Pro disagree about. You have ${decision} for each; both sides can read your reason, and another administrator decides appeals.`}
      kind="dispute."
      parameter="dispute"
      names={['dispute', 'disputes']}
      emptyText="Disputes appear here once the other side has answered or run out of time."
      list={disputeQueue}
      cells={(dispute) => ({
        Owner: dispute.service_requests.contact_name,
        Business: dispute.vendor_profiles.business_name,
        Request: dispute.service_requests.number,
        Reason: DISPUTE_REASONS[dispute.reason],
        'Price (USD)': (dispute.jobs.price_cents / 100).toFixed(2),
        Status: DISPUTE_STATES[dispute.state].label,
        'Opened (UTC)': dispute.created_at,
        'Due (UTC)': dispute.due_at,
      })}
      openQuery={waitingDisputeQuery}
      decidedQuery={overseenDisputeQuery}
      table={(disputes) => <DisputeTable disputes={disputes} />}
    >
      {(dispute, onDecided) => (
        <DisputeCase key={dispute.id} dispute={dispute} onDecided={onDecided} />
      )}
    </CaseQueuePage>
  );
}
