import { canMove, type QuoteState } from '@tree-service/domain';
import type { LeadDetail } from '../../../api/leads';
import { groupOfLead } from '../../../leads/leadGroups';

/** The same rule as in the database. */
export function canQuote(
  lead: Pick<LeadDetail, 'state'> & { service_requests: { state: string } },
): boolean {
  return groupOfLead(lead.state) === 'active' && lead.service_requests.state === 'open';
}

/** Whether the owner has the quote and has not replied, so that a new version would replace it. */
export function isAwaitingOwner(state: QuoteState): boolean {
  return state === 'sent' || state === 'viewed';
}

export function canWithdrawQuote(state: QuoteState): boolean {
  return canMove('quote', state, 'withdraw', 'vendor') && state !== 'accepted';
}
