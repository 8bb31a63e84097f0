import { canMove } from '@tree-service/domain';
import type { LeadDetail } from '../../../api/leads';
import { tokensInWords } from '../../../leads/words';

/** Before winning always, afterwards until the work begins. */
export function canWithdraw(lead: {
  state: LeadDetail['state'];
  jobs: { state: string } | null;
  service_requests: { state: string };
}): boolean {
  if (lead.jobs !== null && lead.state === 'won') {
    return (
      canMove('job', lead.jobs.state, 'cancel', 'vendor') &&
      canMove('request', lead.service_requests.state, 'withdraw', 'vendor')
    );
  }
  return canMove('lead', lead.state, 'withdraw', 'vendor');
}

/** What withdrawing does to the request and the tokens. */
export function withdrawalInWords(
  lead: Pick<LeadDetail, 'state' | 'engaged_at' | 'token_price'>,
  owner: string,
): string {
  const tokens = tokensInWords(lead.token_price);
  if (lead.state === 'won') {
    return `This cancels the job and offers ${owner}'s request to other Pros. The ${tokens} you spent won't be refunded.`;
  }
  if (lead.state === 'released')
    return "We'll offer your spot to other Pros. It costs you nothing.";
  return lead.engaged_at === null
    ? `This withdraws your quote and offers your spot to other Pros. We refund the ${tokens} held for it immediately.`
    : `This withdraws your quote and offers your spot to other Pros. ${owner} has replied to you, so the ${tokens} you spent won't be refunded.`;
}
