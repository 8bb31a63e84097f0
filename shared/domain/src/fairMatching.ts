import type { RELEASE_RULES } from './releaseRules';

/** The settings of matching that decide when a plan counts and for whom places are kept. */
export type FairnessRules = Pick<
  typeof RELEASE_RULES,
  | 'floor_rating'
  | 'floor_reviews'
  | 'floor_dispute_days'
  | 'boost_at_most'
  | 'offers_at_once'
  | 'unboosted_places'
  | 'newcomer_places'
  | 'newcomer_days'
  | 'newcomer_jobs'
>;

/** What keeps a plan from counting, as matching stores it; null when nothing does. */
export type BelowFloor = 'rating' | 'dispute' | null;

const places = (count: number, whom: string): string =>
  count === 0
    ? `no place is reserved for ${whom}`
    : `${count} ${count === 1 ? 'place is' : 'places are'} reserved for ${whom}`;

const stars = (rating: number): string => rating.toFixed(1);

const counted = (reviews: number): string => `${reviews} ${reviews === 1 ? 'review' : 'reviews'}`;

/** What the plan's featured profile needs besides the plan. */
export const featuredInWords = ({ floor_reviews: reviews }: Pick<FairnessRules, 'floor_reviews'>) =>
  `A featured profile needs ${counted(reviews)} before it can come first in the directory.`;

/** The sentences that explain fair matching, the same for Pros and administrators. */
export function fairnessInWords(rules: FairnessRules) {
  const { floor_reviews: reviews, floor_dispute_days: days, offers_at_once: offers } = rules;
  return {
    insurance:
      'Only Pros with verified liability insurance that has not expired are listed, matched or promoted.',
    floor: `A plan applies only for Pros with at least ${stars(rules.floor_rating)} stars once they have ${counted(reviews)}, and not for ${days} days after a lost dispute.`,
    places: `Of the first ${offers} offers, ${places(rules.unboosted_places, 'the best Pro without a plan')}, and ${places(rules.newcomer_places, 'a newcomer without a plan')}.`,
    newcomer: `A newcomer was approved in the last ${rules.newcomer_days} days or has completed fewer than ${rules.newcomer_jobs} jobs. Newcomers take turns: the one with the fewest offers so far comes first, then the one approved most recently.`,
  } as const;
}

/** Why a plan did not count for a Pro in a match; null when nothing kept it from counting. */
export function belowFloorInWords(
  below: BelowFloor,
  rules: Pick<FairnessRules, 'floor_rating' | 'floor_reviews' | 'floor_dispute_days'>,
): string | null {
  if (below === 'rating')
    return `Under ${stars(rules.floor_rating)} stars with ${rules.floor_reviews} or more reviews: the plan doesn't apply.`;
  if (below === 'dispute')
    return `A dispute was lost in the last ${rules.floor_dispute_days} days: the plan doesn't apply.`;
  return null;
}

/** The place of the first offers that was reserved for a Pro, in words; null when the score decided. */
export function reservedPlaceInWords(reserved: string | null): string | null {
  if (reserved === 'unboosted') return 'the place reserved for the best Pro without a plan';
  if (reserved === 'newcomer') return 'the place reserved for a newcomer without a plan';
  return null;
}
