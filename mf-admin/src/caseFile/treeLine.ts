import type { RequestDetail } from '@tree-service/market/api/requests';
import { centimetersToInches, isKeyOf, metersToFeet, TREE_CONDITIONS } from '@tree-service/domain';

type Tree = Omit<RequestDetail['request_trees'][number], 'id' | 'request_id' | 'property_tree_id'>;

/** A tree of a request in one line: "2 × Live oak, 45 ft, trunk 20 in, near a structure". */
export function treeLine(tree: Tree): string {
  const name = tree.species ?? 'Tree';
  const facts = [
    tree.count > 1 ? `${tree.count} × ${name}` : name,
    `${Math.round(metersToFeet(tree.height_m))} ft`,
  ];
  if (tree.diameter_cm !== null) {
    facts.push(`trunk ${Math.round(centimetersToInches(tree.diameter_cm))} in`);
  }
  if (isKeyOf(TREE_CONDITIONS, tree.condition)) {
    facts.push(TREE_CONDITIONS[tree.condition].toLowerCase());
  }
  if (tree.on_structure) facts.push('on a structure');
  if (tree.near_structure) facts.push('near a structure');
  if (tree.near_wires) facts.push('near wires');
  if (tree.poor_access) facts.push('hard to reach');
  if (tree.stump) facts.push('stump too');
  return facts.join(', ');
}
