import type { EstimateInput, RequestSubmission } from '@tree-service/domain';
import type { PendingRequest } from '@tree-service/kernel';
import * as v from 'valibot';
import { toPendingRequest, type Draft } from '../draft/draft';
import { accessSchema, accessText } from '../schemas/accessSchema';
import { addressSchema, NEW_PLACE, propertySchema } from '../schemas/propertySchema';
import { contactSchema, sendSchema } from '../schemas/sendSchema';
import { serviceSchema, priceSchema } from '../schemas/serviceSchema';
import { timingSchema } from '../schemas/timingSchema';
import { sizedTreesSchema, treesSchema } from '../schemas/treesSchema';
import { isBefore, STEPS, type Step } from '../steps/stepOrder';

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

/** What an estimate is computed from. */
export type EstimatedAnswers = Pick<Draft, 'service' | 'trees' | 'timing'>;

/** The input of the instant estimate; null until the service and the size of each tree are known. */
export function estimateInputOf(draft: EstimatedAnswers): EstimateInput | null {
  const service = v.safeParse(serviceSchema, draft.service);
  const trees = v.safeParse(sizedTreesSchema(draft.service.category), { trees: draft.trees });
  const timing = v.safeParse(timingSchema, draft.timing);
  if (!service.success || !trees.success) return null;
  const { category, writtenReport } = service.output;
  return {
    category,
    trees: trees.output.trees,
    timing: timing.success ? timing.output.timing : undefined,
    written_report: category === 'arborist' && writtenReport ? true : undefined,
  };
}

function placeOf(draft: Draft): RequestSubmission['property'] {
  const { place, zip, label, pin } = v.parse(propertySchema, draft.property);
  const marked = pin === null ? {} : { pin };
  if (place !== NEW_PLACE) return { id: place, ...marked };
  return { address: v.parse(addressSchema, draft.property.address), zip, label, ...marked };
}

/** The submission of a complete draft with the paths of its uploaded photos. Throws when a step is missing. */
export function submissionOf(draft: Draft, photos: string[]): RequestSubmission {
  const work = estimateInputOf(draft);
  if (work === null) throw new Error('The service and the trees are not described yet.');
  const access = v.parse(accessSchema, draft.access);
  const contact = v.parse(contactSchema, draft.contact);
  return {
    ...work,
    ...v.parse(treesSchema(work.category), { trees: draft.trees }),
    timing: v.parse(timingSchema, draft.timing).timing,
    description: access.description,
    access_notes: accessText(access),
    property: placeOf(draft),
    photos,
    contact: {
      first_name: contact.firstName,
      last_name: contact.lastName,
      phone: contact.phone,
    },
    ...(draft.ask && { ask: { vendor_id: draft.ask.vendorId, others: draft.ask.others } }),
  };
}

/** A draft as stored, with its submission once it is complete, so that it can be sent without this form. Its photos follow. */
export function withSubmission(draft: Draft): PendingRequest {
  const stored = toPendingRequest(draft, Date.now());
  return isComplete(draft) ? { ...stored, submission: submissionOf(draft, []) } : stored;
}
