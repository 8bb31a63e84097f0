import type { PropertyTree } from '../../../api/properties';

/** Which trees are shown: all that stand, those of a condition, those to worry about, those gone. */
export const TREE_FILTERS = {
  standing: 'All that stand',
  worrying: 'Not healthy',
  gone: 'No longer standing',
} as const;

/** A choice of trees, as the `trees` parameter of the address names it. */
export type TreeFilter = keyof typeof TREE_FILTERS;

type Findable = Pick<
  PropertyTree,
  'label' | 'species' | 'position_note' | 'condition' | 'removed_at'
>;

function isChosen({ removed_at, condition }: Findable, filter: TreeFilter): boolean {
  if (filter === 'gone') return removed_at !== null;
  if (removed_at !== null) return false;
  return filter === 'standing' || condition !== 'healthy';
}

/** The trees of a filter that have every word somewhere in name, kind or place. */
export function findTrees<Tree extends Findable>(
  trees: readonly Tree[],
  filter: TreeFilter,
  words: string,
): Tree[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return trees.filter((tree) => {
    const text = `${tree.label} ${tree.species ?? ''} ${tree.position_note ?? ''}`.toLowerCase();
    return isChosen(tree, filter) && wanted.every((word) => text.includes(word));
  });
}
