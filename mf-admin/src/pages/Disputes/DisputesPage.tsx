import { useRuleWords } from '@tree-service/market/features/rules';
import { disputeQueue, overseenDisputeQuery, waitingDisputeQuery } from '../../api/disputes';
import { DISPUTE_STATES } from '@tree-service/domain';
import { DISPUTE_REASONS } from '@tree-service/market/features/disputes';
import { CaseQueuePage } from '../../queue/CaseQueuePage';
import { queuePages } from '../../paths';
import { DisputeCase } from './DisputeCase';
import { DisputeTable } from './DisputeTable';

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
