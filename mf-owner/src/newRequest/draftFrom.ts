import {
  centimetersToInches,
  hazardsOf,
  isKeyOf,
  metersToFeet,
  SERVICES,
  TREE_CONDITIONS,
  type RequestSubmission,
  type TreeFacts,
} from '@tree-service/domain';
import type { TreeNeedingCare } from '../api/portfolio';
import type { Property } from '../api/properties';
import { formatUsPhone } from '@tree-service/market/features/account';
import { emptyDraft, emptyTree, type Draft } from '../pages/RequestWizard/draft/draft';
import { NEW_PLACE } from '../pages/RequestWizard/schemas/propertySchema';
import { LAST_STEP } from '../pages/RequestWizard/steps/stepOrder';
import type { CareAdvice } from '../care/recommendCare';

/** A tree a draft starts from. The height may be unknown. */
type PrefilledTree = Omit<TreeFacts, 'height_m'> & { height_m: number | null };

/** Answers to prefill; the form asks for the rest. */
export type PrefilledAnswers = Partial<
  Pick<RequestSubmission, 'category' | 'description' | 'timing' | 'access_notes' | 'contact'>
> & {
  trees: readonly PrefilledTree[];
};

function treeOf(tree: PrefilledTree): Draft['trees'][number] {
  return {
    ...emptyTree(),
    ...(tree.property_tree_id !== undefined && { propertyTreeId: tree.property_tree_id }),
    species: tree.species ?? '',
    height: tree.height_m === null ? '' : String(Math.max(1, metersToFeet(tree.height_m))),
    diameter:
      typeof tree.diameter_cm === 'number' ? String(centimetersToInches(tree.diameter_cm)) : '',
    count: String(tree.count),
    condition: tree.condition,
    ...Object.fromEntries(hazardsOf(tree).map((hazard) => [hazard, true])),
    stump: tree.stump ?? false,
  };
}

/** One of the owner's properties, or the address of one that was removed. */
export type PrefilledPlace =
  | { property: Pick<Property, 'id' | 'label' | 'address' | 'zip'> }
  | { address: string; zip: string; label?: string };

function placeOf(place: PrefilledPlace): Omit<Draft['property'], 'pin'> {
  if (!('property' in place)) {
    return { place: NEW_PLACE, address: place.address, zip: place.zip, label: place.label ?? '' };
  }
  const { id, label, address, zip } = place.property;
  return { place: id, address, zip, label };
}

/** A draft with these answers filled in, opened at the last step. */
export function draftFrom(start: PrefilledAnswers, place: PrefilledPlace, now: number): Draft {
  const fresh = emptyDraft(now);
  const { contact } = start;
  return {
    ...fresh,
    step: LAST_STEP,
    service: { ...fresh.service, category: start.category ?? '' },
    property: { ...fresh.property, ...placeOf(place) },
    trees: start.trees.length === 0 ? fresh.trees : start.trees.map(treeOf),
    access: {
      ...fresh.access,
      description: start.description ?? '',
      notes: start.access_notes ?? '',
    },
    timing: { ...fresh.timing, timing: start.timing ?? '' },
    contact: {
      ...fresh.contact,
      firstName: contact?.first_name ?? '',
      lastName: contact?.last_name ?? '',
      phone: contact?.phone === undefined ? '' : formatUsPhone(contact.phone),
    },
  };
}

type InventoryFacts = Pick<
  TreeNeedingCare,
  'species' | 'height_m' | 'diameter_cm' | 'count' | 'condition'
>;

function treeFromInventory(id: string, tree: InventoryFacts): PrefilledTree {
  return {
    property_tree_id: id,
    ...(tree.species !== null && { species: tree.species }),
    height_m: tree.height_m,
    ...(tree.diameter_cm !== null && { diameter_cm: tree.diameter_cm }),
    count: tree.count,
    condition: isKeyOf(TREE_CONDITIONS, tree.condition) ? tree.condition : 'healthy',
  };
}

/** The answers for a request for recommended care. */
export function answersFromAdvice(tree: TreeNeedingCare, advice: CareAdvice): PrefilledAnswers {
  const name =
    tree.species === null || tree.label.includes(tree.species)
      ? tree.label
      : `${tree.label} (${tree.species})`;
  return {
    category: advice.category,
    timing: advice.timing,
    description: `${SERVICES[advice.category].name} for: ${name}.`,
    trees: [treeFromInventory(tree.tree_id, tree)],
  };
}

/** The answers for a request about trees of the inventory; the service is left open. */
export function answersFromInventory(
  trees: readonly (InventoryFacts & { id: string })[],
): PrefilledAnswers {
  return { trees: trees.map((tree) => treeFromInventory(tree.id, tree)) };
}
