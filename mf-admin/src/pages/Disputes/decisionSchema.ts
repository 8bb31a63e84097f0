import * as v from 'valibot';
import type { Cents } from '@tree-service/domain';
import { outcomeSchema } from '@tree-service/market/features/disputes';
import { requiredReason } from '../../layout/ReasonField';

/** In characters. */
export const MAX_REASON_LENGTH = 4000;

const reasonSchema = v.object({
  reason: requiredReason(MAX_REASON_LENGTH),
});

/** A decision: the outcome, its price where it has one, and the reason both sides read. */
export const decisionSchema = (agreed: Cents) => v.intersect([outcomeSchema(agreed), reasonSchema]);
