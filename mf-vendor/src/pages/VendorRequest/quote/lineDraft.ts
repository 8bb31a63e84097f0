import type { Cents } from '@tree-service/domain';

/** In place of a tree id, for lines that apply to the whole job. */
export const WHOLE_JOB = 'whole_job';

/**
 * A line as typed: `price` in cents each, null while empty, NaN when unreadable; `tree` is a tree
 * id or WHOLE_JOB.
 */
export type LineDraft = {
  description: string;
  quantity: string;
  price: Cents | null;
  tree: string;
};

export const emptyLine: LineDraft = {
  description: '',
  quantity: '1',
  price: null,
  tree: WHOLE_JOB,
};

/** Null unless it is a whole number from 1 to 1000. */
export function parseQuantity(text: string): number | null {
  if (!/^\d{1,4}$/.test(text.trim())) return null;
  const quantity = Number(text);
  return quantity >= 1 && quantity <= 1000 ? quantity : null;
}

/** Cents; null while quantity or price is unreadable. */
export function lineTotal({
  quantity,
  price,
}: Pick<LineDraft, 'quantity' | 'price'>): Cents | null {
  const pieces = parseQuantity(quantity);
  return pieces === null || price === null || Number.isNaN(price) ? null : pieces * price;
}

/** The sum of the readable lines in cents, and whether all lines are readable. */
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
