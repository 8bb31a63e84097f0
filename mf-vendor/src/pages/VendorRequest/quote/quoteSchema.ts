import { calendarDate, typedNumber } from '@tree-service/design/forms';
import { lineAmount } from '@tree-service/domain';
import * as v from 'valibot';
import { countedLine, lineEntries, linesOf, MOST_CENTS } from '../../../lines/lineSchema';

const LEAST_CENTS = 100;

const line = v.pipe(
  v.object({ ...lineEntries, tree: v.string(), optional: v.boolean() }),
  v.transform(countedLine),
);

const sumOf = (lines: readonly v.InferOutput<typeof line>[]) =>
  lines.reduce(
    (sum, { quantity, price }) => sum + lineAmount({ quantity, unit_price_cents: price }),
    0,
  );

/** The same limits as in the database. */
export const quoteSchema = v.object({
  lines: v.pipe(
    linesOf(line),
    v.check(
      (lines) =>
        sumOf(lines.filter(({ optional }) => !optional)) >= LEAST_CENTS &&
        sumOf(lines) <= MOST_CENTS,
      'The total must be between $1 and $1,000,000',
    ),
  ),
  message: v.pipe(v.string(), v.trim(), v.maxLength(4000, 'Please use at most 4000 characters')),
  earliest_start: calendarDate('Please choose the earliest start'),
  valid_days: typedNumber('a number of days', { min: 1, max: 90, whole: true }),
});

export type QuoteInput = v.InferInput<typeof quoteSchema>;

export type QuoteOutput = v.InferOutput<typeof quoteSchema>;
