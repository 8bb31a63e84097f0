import type { LeadDetail } from '@tree-service/market/api/leads';
import { canMove } from '@tree-service/domain';
import { tokensInWords } from '../../../leads/words';

/** Whether the Pro can still step back: before winning always, afterwards until the work begins. */
export function canWithdraw(lead: {
  state: LeadDetail['state'];
  jobs: { state: string } | null;
}): boolean {
  if (lead.jobs !== null && lead.state === 'won') {
    return canMove('job', lead.jobs.state, 'cancel', 'vendor');
  }
  return canMove('lead', lead.state, 'withdraw', 'vendor');
}

/** What becomes of the request and the tokens when the Pro steps back. */
export function withdrawalInWords(
  lead: Pick<LeadDetail, 'state' | 'engaged_at' | 'token_price'>,
  owner: string,
): string {
  const tokens = tokensInWords(lead.token_price);
  if (lead.state === 'won') {
    return `The job is cancelled and the request of ${owner} is offered to other Pros. The ${tokens} stay spent.`;
  }
  if (lead.state === 'released')
    return `Your place is offered to other Pros. It costs you nothing.`;
  return lead.engaged_at === null
    ? `Your quote is taken back and your place is offered to other Pros. The ${tokens} you hold for it come back at once.`
    : `Your quote is taken back and your place is offered to other Pros. ${owner} has answered you, so the ${tokens} stay spent.`;
}
