import type { Cents, Estimate } from '@tree-service/domain';

export interface PricedLine {
  key: string;
  text: string;
  /** Number of the tree card; null for the whole request. */
  tree: number | null;
  low_cents: Cents;
  high_cents: Cents;
}

/** The lines of an estimate with a price, and those without one (hauling, permits). */
export function splitLines(estimate: Estimate): { priced: PricedLine[]; notes: string[] } {
  const priced: PricedLine[] = [];
  const notes: string[] = [];
  estimate.lines.forEach(({ code, tree, low_cents, high_cents, reason }, position) => {
    if (low_cents === 0 && high_cents === 0) notes.push(reason);
    else {
      // The top-up to the minimum charge adds more to the low end than to the high one.
      const [low, high] =
        low_cents <= high_cents ? [low_cents, high_cents] : [high_cents, low_cents];
      const key = `${code}-${position}`;
      priced.push({ key, text: reason, tree, low_cents: low, high_cents: high });
    }
  });
  return { priced, notes };
}
