import { useRuleWords } from '@tree-service/market/features/rules';
import { claimQueue, overseenClaimQuery, waitingClaimQuery } from '@tree-service/market/api/claims';
import { CaseQueuePage } from '../../queue/CaseQueuePage';
import { queues } from '../../queues';
import { ClaimCase } from './ClaimCase';
import { ClaimTable } from './ClaimTable';

export default function ClaimsPage() {
  const { decision } = useRuleWords();
  return (
    <CaseQueuePage
      queue={queues.claims}
      lead={`Pros asking for a token refund that our records could not decide automatically. You have ${decision} for each; the Pro can read your reason.`}
      kind="credit_claim."
      parameter="claim"
      names={['claim', 'claims']}
      emptyText="Claims appear here when our records can't decide them automatically."
      pages={claimQueue.pages}
      openQuery={waitingClaimQuery}
      decidedQuery={overseenClaimQuery}
      table={(claims) => <ClaimTable claims={claims} />}
    >
      {(claim, onDecided) => <ClaimCase key={claim.id} claim={claim} onDecided={onDecided} />}
    </CaseQueuePage>
  );
}
