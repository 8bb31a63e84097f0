import { describeTree, type ServiceCategory, type SizedTree } from '@tree-service/domain';

export interface TreeGroup<Line> {
  /** The tree's id; null for the whole job. */
  id: string | null;
  title: string;
  lines: Line[];
}

/**
 * In the order of the owner's trees; lines for the whole job or a deleted tree come last. Trees
 * without lines are left out.
 */
export function groupByTree<Line extends { tree_id: string | null }>(
  lines: readonly Line[],
  trees: ReadonlyArray<SizedTree & { id: string; position: number }>,
  category: ServiceCategory,
): TreeGroup<Line>[] {
  const inOrder = [...trees].sort((one, other) => one.position - other.position);
  const known = new Set(inOrder.map(({ id }) => id));
  const ofTrees = inOrder.map((tree) => ({
    id: tree.id,
    title: describeTree(tree, { category, style: 'short' }),
    lines: lines.filter((line) => line.tree_id === tree.id),
  }));
  const rest = {
    id: null,
    title: 'The whole job',
    lines: lines.filter(({ tree_id: tree }) => tree === null || !known.has(tree)),
  };
  return [...ofTrees, rest].filter((group) => group.lines.length > 0);
}

/** The lines of a quote as its Pro wrote them. */
export function linesInOrder<Line extends { position: number }>(quote: {
  quote_line_items: readonly Line[];
}): Line[] {
  return [...quote.quote_line_items].sort((one, other) => one.position - other.position);
}
