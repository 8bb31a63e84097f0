import * as v from 'valibot';
import { accessSchema } from './accessSchema';
import { timingSchema } from './timingSchema';

export const workSchema = v.object({ ...timingSchema.entries, ...accessSchema.entries });

export type WorkValues = v.InferInput<typeof workSchema>;
