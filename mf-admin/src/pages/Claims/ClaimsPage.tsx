import { useRuleWords } from '@tree-service/market/features/rules';
import { claimQueue, overseenClaimQuery, waitingClaimQuery } from '../../api/claims';
import { CREDIT_CLAIM_STATES } from '@tree-service/domain';
import { CaseQueuePage } from '../../queue/CaseQueuePage';
import { queuePages } from '../../paths';
import { ClaimCase } from './ClaimCase';
import { CLAIM_REASONS } from './claimReasons';
import { ClaimTable } from './ClaimTable';

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
