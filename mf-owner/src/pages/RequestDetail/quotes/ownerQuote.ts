import type { RequestDetail } from '@tree-service/market/api/requests';
import { currentQuotes } from './compareQuotes';

/** A quote of a request, as its owner reads it. */
export type OwnerQuote = RequestDetail['quotes'][number];

/** A quote together with who made it. */
export interface NamedQuote {
  quote: OwnerQuote;
  businessName: string;
}

/** The quotes that count, with their Pros' names. A Pro who is paused by now cannot be read any more. */
export function namedQuotes(request: RequestDetail): NamedQuote[] {
  return currentQuotes(request.quotes).map((quote) => {
    const lead = request.leads.find(({ id }) => id === quote.lead_id);
    return { quote, businessName: lead?.vendor_profiles?.business_name ?? 'A Pro' };
  });
}
