import type { PropertyTree } from '../../../api/propertyTrees';

export const TREE_FILTERS = {
  standing: 'All current trees',
  worrying: 'Not healthy',
  gone: 'Removed',
} as const;

/** The value of the `trees` parameter in the address. */
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

/** The trees of a filter with every word in name, species or location. */
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
