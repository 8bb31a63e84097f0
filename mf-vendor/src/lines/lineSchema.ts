import { moneyBetween, requiredText, typedNumber } from '@tree-service/design/forms';
import { priceUnits, type PriceUnit } from '@tree-service/domain';
import * as v from 'valibot';
import { parseQuantity } from './lineDraft';

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
