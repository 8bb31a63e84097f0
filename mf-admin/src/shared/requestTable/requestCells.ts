import { REQUEST_STATES, SERVICES } from '@tree-service/domain';
import type { OverseenRequest } from '../../api/oversight';

interface OfferCounts {
  readonly offered: number;
  /** Offers a Pro accepted, also if they ended later. */
  readonly accepted: number;
}

/** Counts a request's offers. Accepting one opens a conversation. */
export function offerCounts(leads: OverseenRequest['leads']): OfferCounts {
  return {
    offered: leads.length,
    accepted: leads.filter((lead) => lead.conversations !== null).length,
  };
}

/** A request as a row of a file. */
export const requestCells = (request: OverseenRequest) => ({
  Request: request.number,
  Service: SERVICES[request.category].name,
  City: request.city,
  State: request.region,
  Status: REQUEST_STATES[request.state].label,
  Offered: offerCounts(request.leads).offered,
  Accepted: offerCounts(request.leads).accepted,
  'Submitted (UTC)': request.created_at,
});
