import type { RequestTiming } from '@tree-service/domain';
import { oneOf } from '@tree-service/design/forms';
import * as v from 'valibot';

/** When the work can happen, the most urgent first. */
export const TIMINGS = [
  'emergency',
  'this_week',
  'this_month',
  'flexible',
] as const satisfies readonly RequestTiming[];

export const timingSchema = v.object({
  timing: oneOf(TIMINGS, 'Please choose when the work should happen'),
});
