import type { TreeNeedingCare } from '../api/portfolio';
import {
  formatAge,
  isKeyOf,
  isoToZoned,
  TREE_CONDITIONS,
  type RequestTiming,
  type ServiceCategory,
} from '@tree-service/domain';

/** The facts of a tree that advice is given on. */
export type CaredForTree = Pick<
  TreeNeedingCare,
  'label' | 'species' | 'condition' | 'region' | 'time_zone' | 'last_work_at'
>;

/** What should be done next for a tree, and why. */
export interface CareAdvice {
  title: string;
  reason: string;
  /** Whether the inventory should be brought up to date before anybody is asked. */
  isOutdated: boolean;
  category: ServiceCategory;
  timing: RequestTiming;
  isPressing: boolean;
  /** When it should wait, and who says so; null when the season does not matter. */
  season: string | null;
}

/** What is listed of a tree may no longer hold once somebody has worked on it. */
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
    ? 'Wait until July: from February through June fresh cuts let oak wilt in (Texas A&M Forest Service).'
    : 'Best before February: from then through June fresh cuts let oak wilt in (Texas A&M Forest Service).';
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
        ? 'No work on it is known here, and it has been listed for more than three years.'
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

/** What to do next for a tree, by its condition and when it was last worked on. */
export function recommendCare(tree: CaredForTree, now: Date): CareAdvice {
  const condition = isKeyOf(TREE_CONDITIONS, tree.condition) ? tree.condition : 'healthy';
  if (condition !== 'healthy' && wasWorkedOnLately(tree, now)) {
    return {
      title: 'Bring it up to date',
      reason: `Work on it was completed ${formatAge(tree.last_work_at, now)}, and it is still listed as ${condition}. Does it still stand, and how is it now?`,
      isOutdated: true,
      category: 'arborist',
      timing: 'flexible',
      isPressing: false,
      season: null,
    };
  }
  switch (condition) {
    case 'hazardous':
      return {
        title: 'Have it made safe',
        reason: 'It is listed as hazardous. Keep people and cars away until somebody has looked.',
        isOutdated: false,
        category: 'tree_removal',
        timing: 'this_week',
        isPressing: true,
        season: null,
      };
    case 'dead':
      return {
        title: 'Have it taken down',
        reason: 'Dead wood turns brittle, so removal gets harder and dearer with time.',
        isOutdated: false,
        category: 'tree_removal',
        timing: 'this_month',
        isPressing: true,
        season: null,
      };
    case 'declining':
      return {
        title: 'Ask an arborist',
        reason: 'It is listed as declining. An arborist can say whether it can be saved.',
        isOutdated: false,
        category: 'arborist',
        timing: 'this_month',
        isPressing: false,
        season: null,
      };
    default:
      return whileHealthy(tree, now);
  }
}
