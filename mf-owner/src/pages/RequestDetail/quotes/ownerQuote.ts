import type { RequestDetail } from '@tree-service/market/api/requests';
import { currentQuotes } from './compareQuotes';

export type OwnerQuote = RequestDetail['quotes'][number];

export interface NamedQuote {
  quote: OwnerQuote;
  businessName: string;
}

/** The current quotes with their Pros' names. Owners cannot read a paused Pro. */
export function namedQuotes(request: RequestDetail): NamedQuote[] {
  return currentQuotes(request.quotes).map((quote) => {
    const lead = request.leads.find(({ id }) => id === quote.lead_id);
    return { quote, businessName: lead?.vendor_profiles?.business_name ?? 'A Pro' };
  });
}
