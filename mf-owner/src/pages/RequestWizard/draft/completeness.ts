import * as v from 'valibot';
import { accessSchema } from '../schemas/accessSchema';
import { contactSchema } from '../schemas/contactSchema';
import { addressSchema, NEW_PLACE, propertySchema } from '../schemas/propertySchema';
import { serviceSchema } from '../schemas/serviceSchema';
import { timingSchema } from '../schemas/timingSchema';
import { treesSchema } from '../schemas/treesSchema';
import { isBefore, STEPS, type Step } from '../steps/stepOrder';
import type { Draft } from './draft';

/** Whether the street address, which can be skipped before the estimate, is still to be given. */
export function isAddressMissing({ place, address }: Draft['property']): boolean {
  return place === NEW_PLACE && !v.is(addressSchema, address);
}

const checks: Readonly<Record<Step, (draft: Draft) => boolean>> = {
  service: (draft) => v.is(serviceSchema, draft.service),
  property: (draft) => v.is(propertySchema, draft.property),
  trees: (draft) =>
    v.safeParse(treesSchema(draft.service.category), { trees: draft.trees }).success,
  photos: () => true,
  access: (draft) => v.is(accessSchema, draft.access),
  timing: (draft) => v.is(timingSchema, draft.timing),
  estimate: () => true,
  contact: (draft) =>
    v.safeParse(contactSchema, draft.contact).success && !isAddressMissing(draft.property),
  review: () => true,
};

/** The first step with missing or invalid answers; null when the draft is complete. */
export function firstIncompleteStep(draft: Draft): Step | null {
  return STEPS.find((step) => !checks[step](draft)) ?? null;
}

export function isComplete(draft: Draft): boolean {
  return firstIncompleteStep(draft) === null;
}

/** The step to show for a requested one: never past an unanswered step, by default where the draft was left. */
export function reachableStep(wanted: Step | null, draft: Draft): Step {
  const incomplete = firstIncompleteStep(draft);
  const wish = wanted ?? draft.step;
  return incomplete !== null && isBefore(incomplete, wish) ? incomplete : wish;
}
