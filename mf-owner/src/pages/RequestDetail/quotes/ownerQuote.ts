import type { RequestDetail } from '@tree-service/market/api/requests';
import type { VendorPictures } from '@tree-service/market/features/vendorPictures';
import type { QuoteState, Cents } from '@tree-service/domain';
import { nameOfVendor, type OwnerLead } from '../vendors/ownerLead';
import { currentQuotes } from './compareQuotes';

/** What makes a quote stand out among the others. */
type QuoteMark = 'lowest' | 'soonest' | 'bestRated';

/** How people read the marks. */
export const QUOTE_MARKS: Readonly<Record<QuoteMark, string>> = {
  lowest: 'Lowest price',
  soonest: 'Soonest start',
  bestRated: 'Best rated',
};

/** What quotes are compared by. */
export interface MarkedFacts {
  readonly id: string;
  readonly total_cents: Cents;
  /** A calendar date. */
  readonly earliest_start: string | null;
  /** Average stars of the Pro; null without reviews. */
  readonly stars: number | null;
}

/** Of each quote, what it is better at than at least one other and no one beats; a tie marks all who share it. */
export function quoteMarks(quotes: readonly MarkedFacts[]): ReadonlyMap<string, QuoteMark[]> {
  // Smaller is better; what a quote does not say never wins.
  const rank: Readonly<Record<QuoteMark, (quote: MarkedFacts) => number>> = {
    lowest: ({ total_cents }) => total_cents,
    soonest: ({ earliest_start }) =>
      earliest_start === null ? Number.POSITIVE_INFINITY : Date.parse(earliest_start),
    bestRated: ({ stars }) => -(stars ?? 0),
  };
  const marks = new Map<string, QuoteMark[]>(quotes.map(({ id }) => [id, []]));
  for (const mark of ['lowest', 'soonest', 'bestRated'] as const) {
    const ranks = quotes.map(rank[mark]);
    const best = Math.min(...ranks);
    if (ranks.every((value) => value === best)) continue;
    quotes.forEach(({ id }, index) => {
      if (ranks[index] === best) marks.get(id)?.push(mark);
    });
  }
  return marks;
}

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
