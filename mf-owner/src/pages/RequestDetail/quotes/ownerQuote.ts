import type { RequestDetail } from '@tree-service/market/api/requests';
import type { VendorPictures } from '@tree-service/market/features/vendorPictures';
import type { QuoteState } from '@tree-service/domain';
import { nameOfVendor, type OwnerLead } from '../vendors/ownerLead';
import { currentQuotes } from './compareQuotes';
import { quoteMarks, type QuoteMark } from './quoteMarks';

/** A quote, who sent it and how it compares with the others. */
export interface NamedQuote {
  readonly quote: RequestDetail['quotes'][number];
  readonly businessName: string;
  /** Undefined for someone who may read quotes but no leads. */
  readonly lead: OwnerLead | undefined;
  readonly marks: readonly QuoteMark[];
  /** Undefined while they load. */
  readonly pictures?: VendorPictures;
}

const OPEN: ReadonlySet<QuoteState> = new Set(['sent', 'viewed', 'changes_requested']);

/** The current quotes with their Pros. Owners cannot read a paused Pro. */
export function namedQuotes(request: RequestDetail): NamedQuote[] {
  const named = currentQuotes(request.quotes).map((quote) => {
    const lead = request.leads.find(({ id }) => id === quote.lead_id);
    return { quote, lead, businessName: lead ? nameOfVendor(lead) : 'A Pro' };
  });
  const open = named.filter(({ quote }) => OPEN.has(quote.state));
  const marks = quoteMarks(
    open.map(({ quote, lead }) => {
      const vendor = lead?.vendor_profiles;
      const stars =
        vendor && vendor.rating_count > 0 ? vendor.rating_sum / vendor.rating_count : null;
      return { ...quote, stars };
    }),
  );
  return named.map((one) => ({ ...one, marks: marks.get(one.quote.id) ?? [] }));
}
