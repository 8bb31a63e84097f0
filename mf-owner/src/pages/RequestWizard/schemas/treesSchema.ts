import {
  feetToMeters,
  inchesToCentimeters,
  treeConditions,
  treeHazards,
  type TreeFacts,
} from '@tree-service/domain';
import { emptyOr, oneOf, optionalText, typedNumber } from '@tree-service/design/forms';
import * as v from 'valibot';

const height = typedNumber('the height in feet', { min: 1, max: 390 });
const diameter = typedNumber('the trunk width in inches', { min: 1, max: 390 });
/** The database requires a height for stumps too: about a foot. */
const STUMP_HEIGHT_FT = 1;

const sharedEntries = {
  key: v.string(),
  /** The tree of the property's inventory, or empty for a new one. */
  propertyTreeId: v.string(),
  species: optionalText(80),
  count: typedNumber('how many', { min: 1, max: 100, whole: true }),
  ...v.entriesFromList(treeHazards, v.optional(v.boolean(), false)),
  stump: v.boolean(),
};

interface TreeAnswer extends Omit<TreeFacts, 'property_tree_id' | 'height_m' | 'diameter_cm'> {
  key: string;
  propertyTreeId: string;
  height: number;
  diameter?: number;
}

function toFacts({ key: _, propertyTreeId, height, diameter, ...facts }: TreeAnswer): TreeFacts {
  return {
    ...facts,
    property_tree_id: propertyTreeId || undefined,
    height_m: feetToMeters(height),
    diameter_cm: diameter === undefined ? undefined : inchesToCentimeters(diameter),
  };
}

const condition = oneOf(treeConditions, "Please choose the tree's condition");

type ConditionSchema = v.GenericSchema<string, TreeFacts['condition']>;

const standing = (conditionSchema: ConditionSchema) =>
  v.pipe(
    v.object({ ...sharedEntries, height, diameter: emptyOr(diameter), condition: conditionSchema }),
    v.transform((tree): TreeFacts => toFacts(tree)),
  );

const stump = v.pipe(
  v.object({
    ...sharedEntries,
    height: v.string(),
    diameter: typedNumber('the stump width in inches', { min: 1, max: 390 }),
    condition: v.string(),
  }),
  v.transform((tree): TreeFacts =>
    toFacts({ ...tree, height: STUMP_HEIGHT_FT, condition: 'healthy', stump: true }),
  ),
);

const atLeastOne = 'Describe at least one tree';
const MAX_CARDS = 50;

const cards = (conditionSchema: ConditionSchema) =>
  v.object({
    trees: v.pipe(
      v.array(standing(conditionSchema)),
      v.minLength(1, atLeastOne),
      v.maxLength(MAX_CARDS),
    ),
  });
const standingTrees = cards(condition);
const sizedTrees = cards(v.fallback(condition, 'healthy'));
const stumps = v.object({
  trees: v.pipe(v.array(stump), v.minLength(1, atLeastOne), v.maxLength(MAX_CARDS)),
});

export type TreesValues = v.InferInput<typeof standingTrees>;

export type TreeValues = TreesValues['trees'][number];

/** The trees step, in stored units. A stump requires its width, a tree its height. */
export function treesSchema(
  category: string,
): v.GenericSchema<TreesValues, { trees: TreeFacts[] }> {
  return category === 'stump_grinding' ? stumps : standingTrees;
}

/** What an estimate needs of the trees step: the size. A condition that is not chosen yet counts as healthy. */
export function sizedTreesSchema(
  category: string,
): v.GenericSchema<TreesValues, { trees: TreeFacts[] }> {
  return category === 'stump_grinding' ? stumps : sizedTrees;
}
