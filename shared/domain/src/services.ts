/** The services a request can be for, in the order people are asked. */
export const SERVICE_CATEGORIES = [
  'tree_removal',
  'stump_grinding',
  'arborist',
  'maintenance',
  'emergency',
] as const;

/** A service category as stored. */
export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];

/** Name and one-sentence description of each service. */
export const SERVICES: Readonly<Record<ServiceCategory, { name: string; description: string }>> = {
  tree_removal: {
    name: 'Tree removal',
    description: 'Taking a tree down safely and hauling it away.',
  },
  stump_grinding: {
    name: 'Stump grinding',
    description: 'Grinding stumps below ground so that you can plant or mow.',
  },
  arborist: {
    name: 'Arborist visit',
    description: 'An arborist inspects your trees and tells you what they need.',
  },
  maintenance: {
    name: 'Trimming and care',
    description: 'Pruning, crown thinning and deadwood removal.',
  },
  emergency: {
    name: 'Emergency work',
    description: 'A fallen or dangerous tree that cannot wait.',
  },
};

/** When the work should happen, as stored, with what people read. */
export const REQUEST_TIMINGS = {
  emergency: "Right away, it's dangerous",
  this_week: 'Within a week',
  this_month: 'Within a month',
  flexible: 'Flexible',
} as const;

/** When the work should happen, as stored. */
export type RequestTiming = keyof typeof REQUEST_TIMINGS;

/** Kinds of credential, as stored, with what people read. */
export const CREDENTIAL_KINDS = {
  isa_certified_arborist: 'ISA Certified Arborist',
  traq: 'Tree Risk Assessment Qualification (TRAQ)',
  liability_insurance: 'Liability insurance',
  workers_compensation: "Workers' compensation",
  license: 'License',
  line_clearance: 'Line-clearance qualified',
} as const;

/** A kind of credential as stored. */
export type CredentialKind = keyof typeof CREDENTIAL_KINDS;

/** Kinds of equipment, as stored, with what people read. */
export const EQUIPMENT_KINDS = {
  climbing_gear: 'Climbing gear',
  bucket_truck: 'Bucket truck',
  crane: 'Crane',
  stump_grinder: 'Stump grinder',
  chipper: 'Chipper',
  log_loader: 'Log loader',
} as const;

/** A kind of equipment as stored. */
export type EquipmentKind = keyof typeof EQUIPMENT_KINDS;
