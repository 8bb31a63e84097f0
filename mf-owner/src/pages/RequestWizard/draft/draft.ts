import { newKey, SEARCHES_AHEAD, treeHazards } from '@tree-service/domain';
import {
  PENDING_REQUEST_VERSION,
  type PendingRequest,
  type PendingRequestFinding,
} from '@tree-service/kernel';
import * as v from 'valibot';
import { NEW_PLACE } from '../schemas/propertySchema';
import type { TreeValues } from '../schemas/treesSchema';
import { SHOT_NAMES } from '../photos/shots';
import { LAST_STEP, STEPS } from '../steps/stepOrder';

const DRAFT_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

const text = v.string();
const flag = v.boolean();

const treeSchema = v.object({
  key: text,
  propertyTreeId: v.optional(text, ''),
  species: text,
  height: text,
  diameter: text,
  count: text,
  condition: text,
  ...v.entriesFromList(treeHazards, v.optional(flag)),
  stump: flag,
});

/** A draft as stored: the typed answers by step, valid or not. */
const draftSchema = v.object({
  version: v.literal(PENDING_REQUEST_VERSION),
  expirationTime: text,
  // A step this form no longer has leads to the first unanswered one.
  step: v.fallback(v.picklist(STEPS), LAST_STEP),
  submitKey: v.pipe(text, v.uuid()),
  autoSubmitTried: flag,
  service: v.object({ category: text, writtenReport: flag }),
  property: v.object({
    place: text,
    address: text,
    zip: text,
    label: text,
    pin: v.optional(v.nullable(v.object({ latitude: v.number(), longitude: v.number() })), null),
  }),
  trees: v.array(treeSchema),
  photos: v.array(
    v.object({
      key: v.pipe(text, v.uuid()),
      name: text,
      shot: v.optional(v.nullable(v.picklist(SHOT_NAMES)), null),
    }),
  ),
  access: v.object({
    description: text,
    obstacles: v.array(
      v.picklist(['narrow_gate', 'slope', 'no_truck', 'fence', 'underground', 'dog']),
    ),
    notes: text,
  }),
  timing: v.object({ timing: text }),
  contact: v.object({ firstName: text, lastName: text, phone: text }),
  /** The price that was last shown, which other pages name. */
  price: v.optional(v.nullable(v.object({ lowCents: v.number(), highCents: v.number() })), null),
  /** Whether a Pro would be asked, as far as it is known; other pages say so. */
  search: v.optional(v.nullable(v.picklist(SEARCHES_AHEAD)), null),
  /** The Pro to ask first. */
  ask: v.optional(v.nullable(v.object({ vendorId: v.pipe(text, v.uuid()), others: flag })), null),
});

export type Draft = v.InferOutput<typeof draftSchema>;

/** A photo of a draft; the image is in IndexedDB under the same key. */
export type DraftPhoto = Draft['photos'][number];

export function emptyTree(): TreeValues {
  return {
    key: newKey(),
    propertyTreeId: '',
    species: '',
    height: '',
    diameter: '',
    count: '1',
    condition: '',
    stump: false,
  };
}

/** When a draft changed now expires, as an ISO time. */
export function expirationFrom(now: number): string {
  return new Date(now + DRAFT_LIFETIME_MS).toISOString();
}

export function emptyDraft(now: number): Draft {
  return {
    version: PENDING_REQUEST_VERSION,
    expirationTime: expirationFrom(now),
    step: 'price',
    submitKey: newKey(),
    autoSubmitTried: false,
    service: { category: '', writtenReport: false },
    property: { place: NEW_PLACE, address: '', zip: '', label: '', pin: null },
    trees: [emptyTree()],
    photos: [],
    access: { description: '', obstacles: [], notes: '' },
    timing: { timing: '' },
    contact: { firstName: '', lastName: '', phone: '' },
    price: null,
    search: null,
    ask: null,
  };
}

/** A draft read from the browser, and whether a stored one was unreadable. */
export interface OpenedDraft {
  draft: Draft;
  isStored: boolean;
  wasUnreadable: boolean;
}

/** The stored draft, else an empty one. An expired one is dropped without a notice. */
export function openDraft(finding: PendingRequestFinding, now: number): OpenedDraft {
  const fresh = { draft: emptyDraft(now), isStored: false };
  if (finding.kind === 'none') return { ...fresh, wasUnreadable: false };
  if (finding.kind === 'dropped')
    return { ...fresh, wasUnreadable: finding.reason === 'unreadable' };
  const parsed = v.safeParse(draftSchema, finding.request);
  if (!parsed.success) return { ...fresh, wasUnreadable: true };
  return { draft: parsed.output, isStored: true, wasUnreadable: false };
}

/** Whether the work cannot wait because someone could get hurt. */
export const isDangerous = ({ service, timing }: Pick<Draft, 'service' | 'timing'>): boolean =>
  service.category === 'emergency' || timing.timing === 'emergency';

/** A draft as the browser stores it. */
export function toPendingRequest(draft: Draft, now: number): PendingRequest {
  return { ...draft, expirationTime: expirationFrom(now) };
}
