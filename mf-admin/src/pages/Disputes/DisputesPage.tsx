import { useRuleWords } from '@tree-service/market/features/rules';
import {
  disputeQueue,
  overseenDisputeQuery,
  waitingDisputeQuery,
} from '@tree-service/market/api/disputes';
import { CaseQueuePage } from '../../queue/CaseQueuePage';
import { queues } from '../../queues';
import { DisputeCase } from './DisputeCase';
import { DisputeTable } from './DisputeTable';

export default function DisputesPage() {
  const { decision } = useRuleWords();
  return (
    <CaseQueuePage
      queue={queues.disputes}
      lead={`Jobs an owner and a Pro disagree about. You have ${decision} for each; both sides can read your reason, and another administrator decides appeals.`}
      kind="dispute."
      parameter="dispute"
      names={['dispute', 'disputes']}
      emptyText="Disputes appear here once the other side has responded or run out of time."
      pages={disputeQueue.pages}
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
