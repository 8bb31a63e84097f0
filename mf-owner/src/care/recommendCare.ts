import type { TreeNeedingCare } from '../api/portfolio';
import {
  formatAge,
  isKeyOf,
  isoToZoned,
  TREE_CONDITIONS,
  type RequestTiming,
  type ServiceCategory,
  type TreeCondition,
} from '@tree-service/domain';

export type CaredForTree = Pick<
  TreeNeedingCare,
  'label' | 'species' | 'condition' | 'region' | 'time_zone' | 'last_work_at'
>;

export interface CareAdvice {
  title: string;
  reason: string;
  /** Whether the inventory should be updated before a request makes sense. */
  isOutdated: boolean;
  category: ServiceCategory;
  timing: RequestTiming;
  isPressing: boolean;
  /** Which months to avoid, with the source; null when the season does not matter. */
  season: string | null;
}

/** After work on a tree, its listed condition may be out of date. */
const SETTLED_AFTER_MS = 365 * 24 * 60 * 60 * 1000;
const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;

// Texas A&M Forest Service: fresh cuts let oak wilt in while the beetles that carry it fly, from
// February through June.
const OAK_WILT_MONTHS: readonly number[] = [2, 3, 4, 5, 6];

function seasonOf(tree: CaredForTree, now: Date): string | null {
  const isOak = /\boaks?\b/i.test(tree.species ?? tree.label);
  if (!isOak || tree.region !== 'TX') return null;
  const month = Number(isoToZoned(now.toISOString(), tree.time_zone).date.slice(5, 7));
  return OAK_WILT_MONTHS.includes(month)
    ? 'Wait until July: fresh cuts made from February through June can let in oak wilt (Texas A&M Forest Service).'
    : 'Best before February: fresh cuts made from February through June can let in oak wilt (Texas A&M Forest Service).';
}

function whileHealthy(tree: CaredForTree, now: Date): CareAdvice {
  const years =
    tree.last_work_at === null
      ? null
      : Math.floor((now.getTime() - Date.parse(tree.last_work_at)) / YEAR_MS);
  return {
    title: 'Time for a trim',
    reason:
      years === null
        ? 'No work on record, and it has been listed for more than three years.'
        : `The last work on it was ${years} years ago.`,
    isOutdated: false,
    category: 'maintenance',
    timing: 'flexible',
    isPressing: false,
    season: seasonOf(tree, now),
  };
}

function wasWorkedOnLately(
  tree: CaredForTree,
  now: Date,
): tree is CaredForTree & { last_work_at: string } {
  const { last_work_at } = tree;
  return last_work_at !== null && now.getTime() - Date.parse(last_work_at) < SETTLED_AFTER_MS;
}

const CONDITION_ADVICE: Readonly<Record<Exclude<TreeCondition, 'healthy'>, CareAdvice>> = {
  hazardous: {
    title: 'Make it safe',
    reason: 'Listed as hazardous. Keep people and cars away until a Pro has inspected it.',
    isOutdated: false,
    category: 'tree_removal',
    timing: 'this_week',
    isPressing: true,
    season: null,
  },
  dead: {
    title: 'Remove it',
    reason: 'Dead wood turns brittle, so removal gets harder and more expensive over time.',
    isOutdated: false,
    category: 'tree_removal',
    timing: 'this_month',
    isPressing: true,
    season: null,
  },
  declining: {
    title: 'Ask an arborist',
    reason: 'Listed as declining. An arborist can tell you whether it can be saved.',
    isOutdated: false,
    category: 'arborist',
    timing: 'this_month',
    isPressing: false,
    season: null,
  },
};

/** What to do next for a tree, given its condition and when it was last worked on. */
export function recommendCare(tree: CaredForTree, now: Date): CareAdvice {
  const condition = isKeyOf(TREE_CONDITIONS, tree.condition) ? tree.condition : 'healthy';
  if (condition !== 'healthy' && wasWorkedOnLately(tree, now)) {
    return {
      title: 'Update this tree',
      reason: `Work was completed ${formatAge(tree.last_work_at, now)}, but it is still listed as ${condition}. Is the tree still there, and what is its condition now?`,
      isOutdated: true,
      category: 'arborist',
      timing: 'flexible',
      isPressing: false,
      season: null,
    };
  }
  return condition === 'healthy' ? whileHealthy(tree, now) : CONDITION_ADVICE[condition];
}
