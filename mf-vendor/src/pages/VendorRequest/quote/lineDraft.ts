import type { Cents } from '@tree-service/domain';

/** Stands where a line has no tree: it concerns the whole job. */
export const WHOLE_JOB = 'whole_job';

/**
 * A line of a quote as typed: quantity a text, price in cents a piece, null while empty, NaN unreadable;
 * tree the id of the tree it is for, or WHOLE_JOB.
 */
export type LineDraft = {
  description: string;
  quantity: string;
  price: Cents | null;
  tree: string;
};

/** A line with nothing in it yet. */
export const emptyLine: LineDraft = {
  description: '',
  quantity: '1',
  price: null,
  tree: WHOLE_JOB,
};

/** The quantity meant by a text; null when it is not a whole number from 1 to 1000. */
export function parseQuantity(text: string): number | null {
  if (!/^\d{1,4}$/.test(text.trim())) return null;
  const quantity = Number(text);
  return quantity >= 1 && quantity <= 1000 ? quantity : null;
}

/** Quantity times price in cents; null while either is not readable. */
export function lineTotal({
  quantity,
  price,
}: Pick<LineDraft, 'quantity' | 'price'>): Cents | null {
  const pieces = parseQuantity(quantity);
  return pieces === null || price === null || Number.isNaN(price) ? null : pieces * price;
}

/** The sum of all lines in cents, counting those readable so far, and whether all are. */
export function quoteTotal(lines: ReadonlyArray<Pick<LineDraft, 'quantity' | 'price'>>): {
  cents: Cents;
  complete: boolean;
} {
  const totals = lines.map(lineTotal);
  return {
    cents: totals.reduce<number>((sum, total) => sum + (total ?? 0), 0),
    complete: totals.length > 0 && totals.every((total) => total !== null),
  };
}
