import type { LeadDetail } from '@tree-service/market/api/leads';
import { canMove, type QuoteState } from '@tree-service/domain';
import { groupOfLead } from '../../../leads/leadGroups';

/** Whether the request still takes quotes from this Pro, as the database decides it. */
export function canQuote(
  lead: Pick<LeadDetail, 'state'> & { service_requests: { state: string } },
): boolean {
  return groupOfLead(lead.state) === 'active' && lead.service_requests.state === 'open';
}

/** Whether a quote waits for the owner, so that a new version would replace it. */
export function isWaiting(state: QuoteState): boolean {
  return state === 'sent' || state === 'viewed';
}

/** Whether a quote can be taken back: the owner has not settled it yet. */
export function canTakeBack(state: QuoteState): boolean {
  return canMove('quote', state, 'withdraw', 'vendor') && state !== 'accepted';
}
