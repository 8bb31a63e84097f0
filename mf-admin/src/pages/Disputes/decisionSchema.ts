import * as v from 'valibot';
import type { Cents } from '@tree-service/domain';
import { requiredText } from '@tree-service/design/forms';
import { outcomeSchema } from '@tree-service/market/features/disputes';

/** In characters. */
export const MAX_REASON_LENGTH = 4000;

const reasonSchema = v.object({
  reason: requiredText('Please enter a reason', MAX_REASON_LENGTH),
});

/** A decision: the outcome, its price where it has one, and the reason both sides read. */
export const decisionSchema = (agreed: Cents) => v.intersect([outcomeSchema(agreed), reasonSchema]);
