import type { RequestTiming } from '@tree-service/domain';
import { oneOf } from '@tree-service/design/forms';
import * as v from 'valibot';

const timings = [
  'emergency',
  'this_week',
  'this_month',
  'flexible',
] as const satisfies readonly RequestTiming[];

export const timingSchema = v.object({
  timing: oneOf(timings, 'Please choose when the work should happen'),
});
