import { lineAmount, parseNumber, type Cents, type PriceUnit } from '@tree-service/domain';

/** A priced line as typed: `price` in cents each, null while empty, NaN when unreadable. */
export type LineDraft = {
  description: string;
  quantity: string;
  unit: PriceUnit;
  price: Cents | null;
};

export const emptyLine: LineDraft = { description: '', quantity: '1', unit: 'each', price: null };

/** Null unless it is a number up to 1000 with at most two decimals. */
export function parseQuantity(text: string): number | null {
  const quantity = parseNumber(text) ?? 0;
  const hundredths = Math.round(quantity * 100);
  const isExact = Math.abs(quantity * 100 - hundredths) < 1e-4;
  return isExact && quantity > 0 && quantity <= 1000 ? quantity : null;
}

/** Cents; null while quantity or price is unreadable. */
export function lineTotal({
  quantity,
  unit,
  price,
}: Pick<LineDraft, 'quantity' | 'unit' | 'price'>): Cents | null {
  const pieces = unit === 'flat' ? 1 : parseQuantity(quantity);
  if (pieces === null || price === null || Number.isNaN(price)) return null;
  return lineAmount({ quantity: pieces, unit_price_cents: price });
}
