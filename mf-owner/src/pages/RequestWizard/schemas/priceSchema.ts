import { zip } from '@tree-service/design/forms';
import * as v from 'valibot';
import { serviceSchema } from './serviceSchema';

/** The price step: with the size, all that a first price needs. */
export const priceSchema = v.object({ ...serviceSchema.entries, zip });

export type PriceValues = v.InferInput<typeof priceSchema>;
