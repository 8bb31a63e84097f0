import type { OverseenRequest } from '../../api/oversight';

/** How a request's offers went. */
export interface OfferCounts {
  readonly offered: number;
  /** Offers a Pro accepted at some time, whatever became of them. */
  readonly accepted: number;
}

/** Counts the offers of a request and those that were accepted (a conversation opened). */
export function offerCounts(leads: OverseenRequest['leads']): OfferCounts {
  return {
    offered: leads.length,
    accepted: leads.filter((lead) => lead.conversations !== null).length,
  };
}
