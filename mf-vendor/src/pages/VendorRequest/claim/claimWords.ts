import type { LeadDetail } from '@tree-service/market/api/leads';
import { formatTimeLeft } from '@tree-service/domain';
import { tokensInWords } from '../../../leads/words';
import { momentThere } from '../job/jobWords';

type Claim = Pick<
  NonNullable<LeadDetail['lead_credit_claims']>,
  'state' | 'tokens' | 'due_at' | 'answered_by'
>;

/** Where a claim stands, with its clock, in a sentence or two. */
export function claimInWords(claim: Claim, timeZone: string, now: Date): string {
  const tokens = tokensInWords(claim.tokens);
  switch (claim.state) {
    case 'submitted':
      return `You claimed ${tokens} back.`;
    case 'under_review':
    case 'appealed': {
      const asked =
        claim.state === 'appealed'
          ? 'An administrator looks at your appeal.'
          : `An administrator decides about ${tokens}.`;
      if (claim.due_at === null) return asked;
      const left = formatTimeLeft(claim.due_at, now);
      return left === 'over'
        ? `${asked} The answer is late; we have reminded them.`
        : `${asked} You have an answer by ${momentThere(claim.due_at, timeZone)}, in ${left}.`;
    }
    case 'granted':
      return `${tokens} came back to your balance.`;
    case 'denied': {
      const left = claim.due_at === null ? 'over' : formatTimeLeft(claim.due_at, now);
      return left === 'over'
        ? 'Your claim was denied.'
        : `Your claim was denied. You can appeal once, for another ${left}.`;
    }
    case 'closed':
      return 'Your claim was denied for good.';
    case 'withdrawn':
      return 'You withdrew your claim.';
  }
}
