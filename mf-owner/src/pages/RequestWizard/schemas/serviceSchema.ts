import { SERVICE_CATEGORIES } from '@tree-service/domain';
import { oneOf } from '@tree-service/design/forms';
import * as v from 'valibot';

/** The service step: which service, and for an arborist whether a written report is wanted. */
export const serviceSchema = v.object({
  category: oneOf(SERVICE_CATEGORIES, 'Choose the service you need'),
  writtenReport: v.boolean(),
});

/** What the service step holds while it is being filled in. */
export type ServiceValues = v.InferInput<typeof serviceSchema>;
