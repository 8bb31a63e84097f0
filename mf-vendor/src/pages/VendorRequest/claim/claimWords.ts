import { formatTimeLeft, momentInZone } from '@tree-service/domain';
import type { LeadDetail } from '../../../api/leads';
import { tokensInWords } from '../../../leads/words';

type Claim = Pick<
  NonNullable<LeadDetail['lead_credit_claims']>,
  'state' | 'tokens' | 'due_at' | 'answered_by'
>;

export function claimInWords(claim: Claim, timeZone: string, now: Date): string {
  const tokens = tokensInWords(claim.tokens);
  switch (claim.state) {
    case 'submitted':
      return `You claimed a refund of ${tokens}.`;
    case 'under_review':
    case 'appealed': {
      const status =
        claim.state === 'appealed'
          ? 'An administrator is reviewing your appeal.'
          : `An administrator is reviewing your claim for ${tokens}.`;
      if (claim.due_at === null) return status;
      const left = formatTimeLeft(claim.due_at, now);
      return left === 'over'
        ? `${status} The decision is late; we sent a reminder.`
        : `${status} Decision due by ${momentInZone(claim.due_at, timeZone)} (in ${left}).`;
    }
    case 'granted':
      return `We refunded ${tokens}.`;
    case 'denied': {
      const left = claim.due_at === null ? 'over' : formatTimeLeft(claim.due_at, now);
      return left === 'over'
        ? 'Your claim was denied.'
        : `Your claim was denied. You can appeal once, within ${left}.`;
    }
    case 'closed':
      return 'Your claim was denied. This decision is final.';
    case 'withdrawn':
      return 'You withdrew your claim.';
  }
}
