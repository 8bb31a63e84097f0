import { TREE_CONDITIONS, type TreeCondition, isKeyOf } from '@tree-service/domain';
import type { TreeValues } from '../schemas/treesSchema';

function isCondition(value: string): value is TreeCondition {
  return isKeyOf(TREE_CONDITIONS, value);
}

/** A tree card in one line: "2 × Oak, 45 ft tall, trunk 18 in, dead, within 10 feet of wires". */
export function treeSummary(tree: TreeValues, category: string): string {
  const isStump = category === 'stump_grinding';
  const kind = tree.species.trim() || (isStump ? 'Stump' : 'Tree');
  const parts = [tree.count.trim() === '1' ? kind : `${tree.count.trim()} × ${kind}`];
  if (!isStump) parts.push(`${tree.height.trim()} ft tall`);
  if (tree.diameter.trim() !== '') {
    parts.push(`${isStump ? '' : 'trunk '}${tree.diameter.trim()} in${isStump ? ' wide' : ''}`);
  }
  if (!isStump && isCondition(tree.condition)) {
    parts.push(TREE_CONDITIONS[tree.condition].toLowerCase());
  }
  if (tree.nearStructure) parts.push('near a structure');
  if (tree.onStructure && !isStump) parts.push('lies on a structure');
  if (tree.nearWires) parts.push('within 10 feet of wires');
  if (tree.poorAccess) parts.push('hard to reach');
  if (tree.stump && (category === 'tree_removal' || category === 'emergency')) {
    parts.push('stump too');
  }
  return parts.join(', ');
}
