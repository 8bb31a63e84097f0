import type { OverseenRequest } from '../../api/oversight';

export interface OfferCounts {
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
