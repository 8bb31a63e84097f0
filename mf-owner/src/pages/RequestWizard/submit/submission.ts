import type { EstimateInput, RequestSubmission } from '@tree-service/domain';
import * as v from 'valibot';
import type { Draft } from '../draft/draft';
import { accessSchema, accessText } from '../schemas/accessSchema';
import { contactSchema } from '../schemas/contactSchema';
import { NEW_PLACE, propertySchema } from '../schemas/propertySchema';
import { serviceSchema } from '../schemas/serviceSchema';
import { timingSchema } from '../schemas/timingSchema';
import { treesSchema } from '../schemas/treesSchema';

/** The input of the instant estimate; null until service and trees are described. */
export function estimateInputOf(draft: Pick<Draft, 'service' | 'trees'>): EstimateInput | null {
  const service = v.safeParse(serviceSchema, draft.service);
  const trees = v.safeParse(treesSchema(draft.service.category), { trees: draft.trees });
  if (!service.success || !trees.success) return null;
  const { category, writtenReport } = service.output;
  return {
    category,
    trees: trees.output.trees,
    written_report: category === 'arborist' && writtenReport ? true : undefined,
  };
}

function placeOf(draft: Draft): RequestSubmission['property'] {
  const { place, address, zip, label, pin } = v.parse(propertySchema, draft.property);
  const marked = pin === null ? {} : { pin };
  return place === NEW_PLACE ? { address, zip, label, ...marked } : { id: place, ...marked };
}

/** The submission of a complete draft with the paths of its uploaded photos. Throws when a step is missing. */
export function submissionOf(draft: Draft, photos: string[]): RequestSubmission {
  const work = estimateInputOf(draft);
  if (work === null) throw new Error('The service and the trees are not described yet.');
  const access = v.parse(accessSchema, draft.access);
  const contact = v.parse(contactSchema, draft.contact);
  return {
    ...work,
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
  };
}
