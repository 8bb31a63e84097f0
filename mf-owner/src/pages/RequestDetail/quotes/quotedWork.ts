import type { RequestDetail } from '@tree-service/market/api/requests';
import { treeName, type ServiceCategory } from '@tree-service/domain';

/** "2. Live oak"; without a tree, the whole job. */
export function quotedWork(
  tree: RequestDetail['request_trees'][number] | undefined,
  category: ServiceCategory,
): string {
  return tree === undefined ? 'The whole job' : `${tree.position}. ${treeName(tree, category)}`;
}
