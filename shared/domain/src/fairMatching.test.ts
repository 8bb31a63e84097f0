import {
  belowFloorInWords,
  fairnessInWords,
  featuredInWords,
  reservedPlaceInWords,
} from './fairMatching';
import { RELEASE_RULES } from './releaseRules';

test('the sentences state the rules of the release', () => {
  expect(fairnessInWords(RELEASE_RULES)).toEqual({
    insurance:
      'Only Pros with verified liability insurance that has not expired are listed, matched or promoted.',
    floor:
      'A plan applies only for Pros with at least 4.0 stars once they have 2 reviews, and not for 90 days after a lost dispute.',
    places:
      'Of the first 5 offers, 1 place is reserved for the best Pro without a plan, and 1 place is reserved for a newcomer without a plan.',
    newcomer:
      'A newcomer was approved in the last 90 days or has completed fewer than 3 jobs. Newcomers take turns: the one with the fewest offers so far comes first, then the one approved most recently.',
  });
});

test('a featured profile needs the reviews of the rules', () => {
  expect(featuredInWords(RELEASE_RULES)).toContain('needs 2 reviews before');
  expect(featuredInWords({ floor_reviews: 1 })).toContain('needs 1 review before');
});

test('other rules give other numbers', () => {
  const words = fairnessInWords({
    ...RELEASE_RULES,
    floor_rating: 3.5,
    floor_reviews: 1,
    floor_dispute_days: 30,
    offers_at_once: 8,
    unboosted_places: 0,
    newcomer_places: 2,
    newcomer_days: 45,
    newcomer_jobs: 7,
  });
  expect(words.floor).toContain('3.5 stars once they have 1 review, and not for 30 days');
  expect(words.places).toBe(
    'Of the first 8 offers, no place is reserved for the best Pro without a plan, and 2 places are reserved for a newcomer without a plan.',
  );
  expect(words.newcomer).toContain('last 45 days or has completed fewer than 7 jobs');
});

test('each reason a plan does not count, and each reserved place, has its words', () => {
  expect(belowFloorInWords('rating', RELEASE_RULES)).toContain('Under 4.0 stars');
  expect(belowFloorInWords('dispute', RELEASE_RULES)).toContain('last 90 days');
  expect(belowFloorInWords(null, RELEASE_RULES)).toBeNull();
  expect(reservedPlaceInWords('newcomer')).toContain('newcomer without a plan');
  expect(reservedPlaceInWords('unboosted')).toContain('best Pro without a plan');
  expect(reservedPlaceInWords(null)).toBeNull();
});
