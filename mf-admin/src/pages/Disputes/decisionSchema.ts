import * as v from 'valibot';
import type { Cents } from '@tree-service/domain';
import { moneyBetween, oneOf, requiredText } from '@tree-service/design/forms';

/** In characters. */
export const MAX_REASON_LENGTH = 4000;

const OUTCOMES = [
  'no_change',
  'rework',
  'price_reduced',
  'job_cancelled',
  'work_accepted',
  'no_show_cleared',
] as const;

const LOWEST: Cents = 100;

/** A decision; only the outcome “price_reduced” has a price, below the agreed one. */
export function decisionSchema(agreed: Cents) {
  const lowerPrice = moneyBetween({ min: LOWEST, max: Math.max(LOWEST, agreed - 1) });
  return v.pipe(
    v.object({
      outcome: oneOf(OUTCOMES, 'Please choose an outcome'),
      price: v.nullable(v.number()),
      reason: requiredText('Please enter a reason', MAX_REASON_LENGTH),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value.outcome !== 'price_reduced') return;
      const { price } = dataset.value;
      const checked = v.safeParse(lowerPrice, price);
      if (checked.success) return;
      addIssue({
        message: checked.issues[0].message,
        path: [
          { type: 'object', origin: 'value', input: dataset.value, key: 'price', value: price },
        ],
      });
    }),
    v.transform((decision) => ({
      ...decision,
      price: decision.outcome === 'price_reduced' ? decision.price : null,
    })),
  );
}
