import { calendarDate, moneyBetween, requiredText, typedNumber } from '@tree-service/design/forms';
import { lineAmount, priceUnits } from '@tree-service/domain';
import * as v from 'valibot';
import { parseQuantity } from './lineDraft';

const TOTAL_MIN = 100;
const TOTAL_MAX = 100_000_000;

const lineFields = v.object({
  description: requiredText('Please describe this line', 300),
  quantity: v.pipe(
    typedNumber('a number', { min: 0.01, max: 1000 }),
    v.check(
      (quantity) => parseQuantity(String(quantity)) !== null,
      'Please use at most two decimals',
    ),
  ),
  unit: v.picklist(priceUnits),
  price: moneyBetween({ min: 0, max: TOTAL_MAX }),
  tree: v.string(),
  optional: v.boolean(),
});

const line = v.pipe(
  lineFields,
  // A flat price is not counted, whatever was typed before it was one.
  v.transform((fields) => (fields.unit === 'flat' ? { ...fields, quantity: 1 } : fields)),
);

const sumOf = (lines: readonly v.InferOutput<typeof line>[]) =>
  lines.reduce(
    (sum, { quantity, price }) => sum + lineAmount({ quantity, unit_price_cents: price }),
    0,
  );

/** The same limits as in the database. */
export const quoteSchema = v.object({
  lines: v.pipe(
    v.array(line),
    v.minLength(1, 'Please add at least one line'),
    v.maxLength(50, 'Please use at most 50 lines'),
    v.check(
      (lines) =>
        sumOf(lines.filter(({ optional }) => !optional)) >= TOTAL_MIN && sumOf(lines) <= TOTAL_MAX,
      'The total must be between $1 and $1,000,000',
    ),
  ),
  message: v.pipe(v.string(), v.trim(), v.maxLength(4000, 'Please use at most 4000 characters')),
  earliest_start: calendarDate('Please choose the earliest start'),
  valid_days: typedNumber('a number of days', { min: 1, max: 90, whole: true }),
});

export type QuoteInput = v.InferInput<typeof quoteSchema>;

export type QuoteOutput = v.InferOutput<typeof quoteSchema>;
