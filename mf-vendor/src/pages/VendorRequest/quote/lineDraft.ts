import { lineAmount, type Cents, type PriceUnit } from '@tree-service/domain';

/** In place of a tree id, for lines that apply to the whole job. */
export const WHOLE_JOB = 'whole_job';

/**
 * A line as typed: `price` in cents each, null while empty, NaN when unreadable; `tree` is a tree
 * id or WHOLE_JOB.
 */
export type LineDraft = {
  description: string;
  quantity: string;
  unit: PriceUnit;
  price: Cents | null;
  tree: string;
  optional: boolean;
};

export const emptyLine: LineDraft = {
  description: '',
  quantity: '1',
  unit: 'each',
  price: null,
  tree: WHOLE_JOB,
  optional: false,
};

/** Null unless it is a number up to 1000 with at most two decimals. */
export function parseQuantity(text: string): number | null {
  if (!/^\d{1,4}(?:\.\d{1,2})?$/.test(text.trim())) return null;
  const quantity = Number(text);
  return quantity > 0 && quantity <= 1000 ? quantity : null;
}

type PricedLine = Pick<LineDraft, 'quantity' | 'unit' | 'price'>;

/** Cents; null while quantity or price is unreadable. */
export function lineTotal({ quantity, unit, price }: PricedLine): Cents | null {
  const pieces = unit === 'flat' ? 1 : parseQuantity(quantity);
  if (pieces === null || price === null || Number.isNaN(price)) return null;
  return lineAmount({ quantity: pieces, unit_price_cents: price });
}

const sumOf = (totals: ReadonlyArray<Cents | null>) =>
  totals.reduce<number>((sum, total) => sum + (total ?? 0), 0);

/** The sums of the readable lines in cents, optional ones apart, and whether all lines are readable. */
export function quoteTotal(lines: ReadonlyArray<PricedLine & Pick<LineDraft, 'optional'>>): {
  cents: Cents;
  optionalCents: Cents;
  complete: boolean;
} {
  return {
    cents: sumOf(lines.filter(({ optional }) => !optional).map(lineTotal)),
    optionalCents: sumOf(lines.filter(({ optional }) => optional).map(lineTotal)),
    complete: lines.length > 0 && lines.every((line) => lineTotal(line) !== null),
  };
}
