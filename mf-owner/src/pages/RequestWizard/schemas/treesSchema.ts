import {
  feetToMeters,
  inchesToCentimeters,
  type TreeCondition,
  type TreeFacts,
} from '@tree-service/domain';
import { emptyOr, oneOf, optionalText, typedNumber } from '@tree-service/design/forms';
import * as v from 'valibot';

const conditions = [
  'healthy',
  'declining',
  'dead',
  'hazardous',
] as const satisfies readonly TreeCondition[];

const height = typedNumber('the height in feet', { min: 1, max: 390 });
const diameter = typedNumber('the width of the trunk in inches', { min: 1, max: 390 });
/** A stump still has a height as far as the database is concerned: about a foot. */
const STUMP_HEIGHT_FT = 1;

const sharedEntries = {
  key: v.string(),
  /** The tree of the property's inventory, or nothing for one that is new to it. */
  propertyTreeId: v.string(),
  species: optionalText(80),
  count: typedNumber('how many', { min: 1, max: 100, whole: true }),
  nearStructure: v.boolean(),
  onStructure: v.boolean(),
  nearWires: v.boolean(),
  poorAccess: v.boolean(),
  stump: v.boolean(),
};

interface TreeAnswer {
  propertyTreeId: string;
  species?: string;
  height: number;
  diameter?: number;
  count: number;
  condition: TreeCondition;
  nearStructure: boolean;
  onStructure: boolean;
  nearWires: boolean;
  poorAccess: boolean;
  stump: boolean;
}

function toFacts(tree: TreeAnswer): TreeFacts {
  return {
    property_tree_id: tree.propertyTreeId || undefined,
    species: tree.species,
    height_m: feetToMeters(tree.height),
    diameter_cm: tree.diameter === undefined ? undefined : inchesToCentimeters(tree.diameter),
    count: tree.count,
    condition: tree.condition,
    near_structure: tree.nearStructure,
    on_structure: tree.onStructure,
    near_wires: tree.nearWires,
    poor_access: tree.poorAccess,
    stump: tree.stump,
  };
}

const standingTree = v.pipe(
  v.object({
    ...sharedEntries,
    height,
    diameter: emptyOr(diameter),
    condition: oneOf(conditions, 'Choose the condition of the tree'),
  }),
  v.transform((tree): TreeFacts => toFacts(tree)),
);

const stump = v.pipe(
  v.object({
    ...sharedEntries,
    height: v.string(),
    diameter,
    condition: v.string(),
  }),
  v.transform((tree): TreeFacts =>
    toFacts({ ...tree, height: STUMP_HEIGHT_FT, condition: 'healthy', stump: true }),
  ),
);

const atLeastOne = 'Describe at least one tree';
const MOST_CARDS = 50;

const standingTrees = v.object({
  trees: v.pipe(v.array(standingTree), v.minLength(1, atLeastOne), v.maxLength(MOST_CARDS)),
});
const stumps = v.object({
  trees: v.pipe(v.array(stump), v.minLength(1, atLeastOne), v.maxLength(MOST_CARDS)),
});

/** What the trees step holds while it is being filled in. */
export type TreesValues = v.InferInput<typeof standingTrees>;

/** One tree card while it is being filled in. */
export type TreeValues = TreesValues['trees'][number];

/** The trees step: facts in stored units. Stumps are asked for their width, trees for their height. */
export function treesSchema(
  category: string,
): v.GenericSchema<TreesValues, { trees: TreeFacts[] }> {
  return category === 'stump_grinding' ? stumps : standingTrees;
}
