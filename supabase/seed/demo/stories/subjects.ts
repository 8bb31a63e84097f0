import type { Subject } from '../illustrations/scenes';
import type { Work } from '../words/trees';

const CONIFERS = /cedar$|cypress|fir\b|hemlock|juniper|pine|redwood|spruce/i;

/** What an owner's photo of the work shows: the first tree, as it stands. */
export function subjectBefore({ category, trees: [tree] }: Work): Subject {
  if (category === 'stump_grinding') return 'stump';
  if (tree?.condition === 'dead') return 'dead';
  if (/palm/i.test(tree?.species ?? '')) return 'palm';
  return CONIFERS.test(tree?.species ?? '') ? 'conifer' : 'broadleaf';
}

/** What a Pro's photo of the finished work shows: a tree leaves its stump, a stump nothing. */
export function subjectAfter(work: Work): Subject {
  if (work.category === 'stump_grinding') return 'yard';
  if (work.category !== 'tree_removal') return subjectBefore(work);
  return work.trees[0]?.stump ? 'yard' : 'stump';
}
