import * as v from 'valibot';
import type { Cents } from '@tree-service/domain';
import { requiredText } from '@tree-service/design/forms';
import { outcomeSchema } from '@tree-service/market/features/disputes';

/** In characters. */
export const MAX_REASON_LENGTH = 4000;

const reasonSchema = v.object({
  reason: requiredText('Reason is required.', MAX_REASON_LENGTH),
});

<<<<<<< HEAD
/** A decision: the outcome, its price where it has one, and the reason both sides read. */
export const decisionSchema = (agreed: Cents) => v.intersect([outcomeSchema(agreed), reasonSchema]);
=======
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
>>>>>>> words
