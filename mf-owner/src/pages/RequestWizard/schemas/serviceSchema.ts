import { SERVICE_CATEGORIES, type ServiceCategory } from '@tree-service/domain';
import { oneOf, zip } from '@tree-service/design/forms';
import * as v from 'valibot';

/** The service step. A written report is an option of an arborist's visit. */
export const serviceSchema = v.object({
  category: oneOf(SERVICE_CATEGORIES, 'Please choose the service you need'),
  writtenReport: v.boolean(),
});

/** The chosen service; null while none is. */
export function parseCategory(chosen: string): ServiceCategory | null {
  return SERVICE_CATEGORIES.find((category) => category === chosen) ?? null;
}

/** The price step: with the size, all that a first price needs. */
export const priceSchema = v.object({ ...serviceSchema.entries, zip });

export type PriceValues = v.InferInput<typeof priceSchema>;
