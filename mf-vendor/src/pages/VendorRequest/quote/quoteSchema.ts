import { calendarDate, moneyBetween, requiredText, typedNumber } from '@tree-service/design/forms';
import * as v from 'valibot';

const TOTAL_MIN = 100;
const TOTAL_MAX = 100_000_000;

const line = v.object({
  description: requiredText('Please describe this line', 300),
  quantity: typedNumber('a whole number', { min: 1, max: 1000, whole: true }),
  price: moneyBetween({ min: 0, max: TOTAL_MAX }),
  tree: v.string(),
});

/** The same limits as in the database. */
export const quoteSchema = v.object({
  lines: v.pipe(
    v.array(line),
    v.minLength(1, 'Please add at least one line'),
    v.maxLength(50, 'Please use at most 50 lines'),
    v.check((lines) => {
      const total = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
      return total >= TOTAL_MIN && total <= TOTAL_MAX;
    }, 'The total must be between $1 and $1,000,000'),
  ),
  message: v.pipe(v.string(), v.trim(), v.maxLength(4000, 'Please use at most 4000 characters')),
  earliest_start: calendarDate('Please choose the earliest start'),
  valid_days: typedNumber('a number of days', { min: 1, max: 90, whole: true }),
});

export type QuoteInput = v.InferInput<typeof quoteSchema>;

export type QuoteOutput = v.InferOutput<typeof quoteSchema>;
