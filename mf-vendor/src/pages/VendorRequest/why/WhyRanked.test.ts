import { rankInWords, signalsOf } from './WhyRanked';

const policy = {
  weight_distance: 0.2,
  weight_rating: 0.4,
  weight_acceptance: 0.15,
  weight_response: 0.05,
  weight_availability: 0.05,
  weight_credentials: 0.15,
  weight_experience: 0.1,
};

test('signals are shown heaviest first, in percent', () => {
  const signals = signalsOf({ components: { distance: 0.754, rating: 1.2 } }, policy);
  expect(signals.map(({ name, percent, weightPercent }) => [name, percent, weightPercent])).toEqual(
    [
      ['Rating', 100, 40],
      ['Distance', 75, 20],
      ['Acceptance', 0, 15],
      ['Credentials', 0, 15],
      ['Experience', 0, 10],
      ['Response', 0, 5],
      ['Availability', 0, 5],
    ],
  );
});

test('a rank is described, with the spot reserved for newcomers', () => {
  const explanation = {
    components: {},
    base_score: 0.6,
    boost: 1,
    base_rank: 4,
    offer_position: 5,
    reserved_for: 'newcomer',
    below_floor: null,
    candidates: 9,
  };
  expect(rankInWords(explanation)).toBe(
    'You ranked 4th of 9 matching Pros on merit and received the 5th offer. You got the place reserved for a newcomer without a plan.',
  );
});
