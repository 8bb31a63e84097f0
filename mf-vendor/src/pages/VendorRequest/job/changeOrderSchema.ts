import type { Cents } from '@tree-service/domain';
import { moneyBetween, requiredText, typedNumber } from '@tree-service/design/forms';
import * as v from 'valibot';
import { lineTotal } from '../quote/lineDraft';

const MAX_CENTS = 100_000_000;

const line = v.object({
  description: requiredText('Please describe this line', 300),
  kind: v.picklist(['more', 'less']),
  quantity: typedNumber('a whole number', { min: 1, max: 1000, whole: true }),
  price: moneyBetween({ min: 0, max: MAX_CENTS }),
});

/** The same limits as in the database. */
export const changeOrderSchema = v.object({
  lines: v.pipe(
    v.array(line),
    v.minLength(1, 'Please add at least one line'),
    v.maxLength(50, 'Please use at most 50 lines'),
  ),
  reason: requiredText('Please enter a reason', 2000),
});

export type ChangeInput = v.InferInput<typeof changeOrderSchema>;

export type ChangeOutput = v.InferOutput<typeof changeOrderSchema>;

export const emptyChange: ChangeInput['lines'][number] = {
  description: '',
  kind: 'more',
  quantity: '1',
  price: null,
};

/** The price difference in cents of the lines entered so far; negative when they lower the price. */
export function changeTotal(lines: ReadonlyArray<Partial<ChangeInput['lines'][number]>>): Cents {
  return lines.reduce((sum, { quantity = '', price = null, kind }) => {
    const amount = lineTotal({ quantity, unit: 'each', price }) ?? 0;
    return kind === 'less' ? sum - amount : sum + amount;
  }, 0);
}
