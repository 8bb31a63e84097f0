import type { RequestDetail } from '@tree-service/market/api/requests';
import type { ProPictures } from '@tree-service/market/features/proPictures';
import type { QuoteState } from '@tree-service/domain';
import { nameOfPro, type OwnerLead } from '../pros/ownerLead';
import { currentQuotes } from './compareQuotes';
import { quoteMarks, type QuoteMark } from './quoteMarks';

/** A quote, whose it is and how it compares with the others. */
export interface NamedQuote {
  readonly quote: RequestDetail['quotes'][number];
  readonly businessName: string;
  /** Undefined for someone who may read quotes but no leads. */
  readonly lead: OwnerLead | undefined;
  readonly marks: readonly QuoteMark[];
  /** Undefined while they load. */
  readonly pictures?: ProPictures;
}

const OPEN: ReadonlySet<QuoteState> = new Set(['sent', 'viewed', 'changes_requested']);

/** The current quotes with their Pros. Owners cannot read a paused Pro. */
export function namedQuotes(request: RequestDetail): NamedQuote[] {
  const named = currentQuotes(request.quotes).map((quote) => {
    const lead = request.leads.find(({ id }) => id === quote.lead_id);
    return { quote, lead, businessName: lead ? nameOfPro(lead) : 'A Pro' };
  });
  const open = named.filter(({ quote }) => OPEN.has(quote.state));
  const marks = quoteMarks(
    open.map(({ quote, lead }) => {
      const pro = lead?.vendor_profiles;
      const stars = pro && pro.rating_count > 0 ? pro.rating_sum / pro.rating_count : null;
      return { ...quote, stars };
    }),
  );
  return named.map((one) => ({ ...one, marks: marks.get(one.quote.id) ?? [] }));
}
