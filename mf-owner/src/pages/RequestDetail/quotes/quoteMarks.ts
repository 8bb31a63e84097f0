import type { Cents } from '@tree-service/domain';

/** What makes a quote stand out among the others. */
export type QuoteMark = 'lowest' | 'soonest' | 'bestRated';

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
