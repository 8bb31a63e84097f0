import {
  centimetersToInches,
  metersToFeet,
  TREE_CONDITIONS,
  type ServiceCategory,
  type TreeCondition,
  isKeyOf,
} from '@tree-service/domain';

/** A tree of a request as stored: metres and centimetres. */
export interface StoredTree {
  species: string | null;
  height_m: number;
  diameter_cm: number | null;
  count: number;
  condition: string;
  near_structure: boolean;
  on_structure: boolean;
  near_wires: boolean;
  poor_access: boolean;
  stump: boolean;
}

function isCondition(value: string): value is TreeCondition {
  return isKeyOf(TREE_CONDITIONS, value);
}

/** What a tree of a request is called: "2 × Oak". */
export function treeTitle({ species, count }: StoredTree, category: ServiceCategory): string {
  const kind = species ?? (category === 'stump_grinding' ? 'Stump' : 'Tree');
  return count > 1 ? `${count} × ${kind}` : kind;
}

/** The facts of a tree of a request, one phrase each, in feet and inches. */
export function treeFacts(tree: StoredTree, category: ServiceCategory): string[] {
  const isStump = category === 'stump_grinding';
  const facts: string[] = [];
  if (!isStump) facts.push(`${metersToFeet(tree.height_m)} ft tall`);
  if (tree.diameter_cm !== null) {
    const inches = centimetersToInches(tree.diameter_cm);
    facts.push(isStump ? `${inches} in wide` : `trunk ${inches} in`);
  }
  if (!isStump && isCondition(tree.condition)) {
    facts.push(TREE_CONDITIONS[tree.condition].toLowerCase());
  }
  if (tree.near_structure) facts.push('near a structure');
  if (tree.on_structure) facts.push('lies on a structure');
  if (tree.near_wires) facts.push('within 10 feet of wires');
  if (tree.poor_access) facts.push('hard to reach');
  if (tree.stump && !isStump) facts.push('stump too');
  return facts;
}
