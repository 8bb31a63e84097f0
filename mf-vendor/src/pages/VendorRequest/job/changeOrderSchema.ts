import { moneyBetween, requiredText, typedNumber } from '@tree-service/design/forms';
import * as v from 'valibot';

const MOST_CENTS = 100_000_000;

const line = v.object({
  description: requiredText('Please say what this line is for', 300),
  kind: v.picklist(['more', 'less']),
  quantity: typedNumber('a whole number', { min: 1, max: 1000, whole: true }),
  price: moneyBetween({ min: 0, max: MOST_CENTS }),
});

/** What a change of running work must be before it is proposed; the same bounds as the database's. */
export const changeOrderSchema = v.object({
  lines: v.pipe(
    v.array(line),
    v.minLength(1, 'Please add at least one line'),
    v.maxLength(50, 'A change has at most 50 lines'),
  ),
  reason: requiredText('Please say what turned up', 2000),
});

/** A change as typed. */
export type ChangeInput = v.InferInput<typeof changeOrderSchema>;

/** A change that may be proposed. */
export type ChangeOutput = v.InferOutput<typeof changeOrderSchema>;

/** A line of a change with nothing in it yet. */
export const emptyChange: ChangeInput['lines'][number] = {
  description: '',
  kind: 'more',
  quantity: '1',
  price: null,
};
