import * as v from 'valibot';
import { accessSchema } from '../schemas/accessSchema';
import { priceSchema } from '../schemas/serviceSchema';
import { sendSchema } from '../schemas/sendSchema';
import { timingSchema } from '../schemas/timingSchema';
import { treesSchema } from '../schemas/treesSchema';
import { isBefore, STEPS, type Step } from '../steps/stepOrder';
import type { Draft } from './draft';

const checks: Readonly<Record<Step, (draft: Draft) => boolean>> = {
  price: (draft) => v.is(priceSchema, { ...draft.service, zip: draft.property.zip }),
  trees: (draft) =>
    v.safeParse(treesSchema(draft.service.category), { trees: draft.trees }).success,
  work: (draft) => v.is(accessSchema, draft.access) && v.is(timingSchema, draft.timing),
  send: (draft) => v.safeParse(sendSchema, { ...draft.property, ...draft.contact }).success,
};

/** Whether the trees are known from the owner's inventory, so that their step can be passed. */
export function areTreesKnown(draft: Draft): boolean {
  return draft.trees.every(({ propertyTreeId }) => propertyTreeId !== '') && checks.trees(draft);
}

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
  const target = wanted ?? draft.step;
  return incomplete !== null && isBefore(incomplete, target) ? incomplete : target;
}
