import type { PropertyTree, PropertyTreeFacts } from '../../../api/propertyTrees';
import {
  centimetersToInches,
  feetToMeters,
  inchesToCentimeters,
  metersToFeet,
  treeConditions,
} from '@tree-service/domain';
import {
  emptyOr,
  oneOf,
  optionalText,
  requiredText,
  typedNumber,
} from '@tree-service/design/forms';
import * as v from 'valibot';

export const MAX_PHOTOS = 10;

/** The form of a tree; unknown measures stay empty. */
export const treeSchema = v.object({
  label: requiredText('Please give the tree a name, for example “Oak at the gate”', 80),
  species: optionalText(80),
  height: emptyOr(typedNumber('the height in feet', { min: 1, max: 390 })),
  trunk: emptyOr(typedNumber('the width of the trunk in inches', { min: 1, max: 390 })),
  count: typedNumber('how many trees', { min: 1, max: 100, whole: true }),
  condition: oneOf(treeConditions, 'Please choose the condition'),
  position: optionalText(300),
  photos: v.pipe(
    v.array(v.blob()),
    v.maxLength(MAX_PHOTOS, `A tree can have at most ${MAX_PHOTOS} photos`),
  ),
});

export type TreeValues = v.InferInput<typeof treeSchema>;
export type TreeAnswer = v.InferOutput<typeof treeSchema>;

/** The labels of the fields, in the order of the form. */
export const TREE_LABELS = {
  label: 'Name',
  species: 'Species',
  height: 'Height',
  trunk: 'Trunk width',
  count: 'Count',
  condition: 'Condition',
  position: 'Location',
} as const satisfies Partial<Record<keyof TreeValues, string>>;

/** Form values for a saved tree, or an empty form. */
export function valuesOf(tree: PropertyTree | null): TreeValues {
  if (tree === null) {
    return {
      label: '',
      species: '',
      height: '',
      trunk: '',
      count: '1',
      condition: '',
      position: '',
      photos: [],
    };
  }
  return {
    label: tree.label,
    species: tree.species ?? '',
    height: tree.height_m === null ? '' : String(metersToFeet(tree.height_m)),
    trunk: tree.diameter_cm === null ? '' : String(centimetersToInches(tree.diameter_cm)),
    count: String(tree.count),
    condition: tree.condition,
    position: tree.position_note ?? '',
    photos: [],
  };
}

// Whole feet are shown, so an unchanged height must keep its exact value.
function measureOf(
  typed: number | undefined,
  kept: number | null | undefined,
  shown: (kept: number) => number,
  stored: (typed: number) => number,
): number | undefined {
  if (typed === undefined) return undefined;
  if (kept === null || kept === undefined) return stored(typed);
  return shown(kept) === typed ? kept : stored(typed);
}

/** The answers in meters and centimeters. */
export function factsOf(
  answer: TreeAnswer,
  kept: Pick<PropertyTree, 'height_m' | 'diameter_cm'> | null,
  photos: string[],
): PropertyTreeFacts {
  const { label, species, count, condition, position } = answer;
  const height = measureOf(answer.height, kept?.height_m, metersToFeet, feetToMeters);
  const trunk = measureOf(
    answer.trunk,
    kept?.diameter_cm,
    centimetersToInches,
    inchesToCentimeters,
  );
  return {
    label,
    count,
    condition,
    photos,
    ...(species !== undefined && { species }),
    ...(height !== undefined && { height_m: height }),
    ...(trunk !== undefined && { diameter_cm: trunk }),
    ...(position !== undefined && { position_note: position }),
  };
}
