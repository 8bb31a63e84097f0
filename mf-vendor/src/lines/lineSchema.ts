import { moneyBetween, requiredText, typedNumber } from '@tree-service/design/forms';
import {
  priceUnits,
  type PriceUnit,
  lineAmount,
  parseNumber,
  type Cents,
} from '@tree-service/domain';
import * as v from 'valibot';

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

/** The highest price of a line and of a whole quote, in cents, as in the database. */
export const MOST_CENTS = 100_000_000;

/** What every priced line has, with the database's limits. */
export const lineEntries = {
  description: requiredText('Please describe this line', 300),
  quantity: v.pipe(
    typedNumber('a number', { min: 0.01, max: 1000 }),
    v.check((quantity) => parseQuantity(String(quantity)) !== null, 'Please round to two decimals'),
  ),
  unit: v.picklist(priceUnits),
  price: moneyBetween({ min: 0, max: MOST_CENTS }),
};

/** A flat price is not counted, whatever was typed before it was one. */
export function countedLine<Line extends { unit: PriceUnit; quantity: number }>(line: Line): Line {
  return line.unit === 'flat' ? { ...line, quantity: 1 } : line;
}

/** A list of such lines, as long as the database takes. */
export const linesOf = <Line extends v.GenericSchema>(line: Line) =>
  v.pipe(
    v.array(line),
    v.minLength(1, 'Please add at least one line'),
    v.maxLength(50, 'Please use at most 50 lines'),
  );
