import type { RequestTiming } from '@tree-service/domain';
import { oneOf } from '@tree-service/design/forms';
import * as v from 'valibot';

const timings = [
  'emergency',
  'this_week',
  'this_month',
  'flexible',
] as const satisfies readonly RequestTiming[];

/** The timing step: when the work should happen. */
export const timingSchema = v.object({
  timing: oneOf(timings, 'Choose when the work should happen'),
});

/** What the timing step holds while it is being filled in. */
export type TimingValues = v.InferInput<typeof timingSchema>;
