import { scoreParts } from './scoreParts';

const weights = {
  weight_distance: 0.3,
  weight_rating: 0.3,
  weight_acceptance: 0.15,
  weight_credentials: 0.15,
  weight_experience: 0.1,
};

describe('scoreParts', () => {
  it('adds up to the score the database stores', () => {
    const parts = scoreParts(
      { distance: 0.5, rating: 0.8, acceptance: 1, credentials: 0.25, experience: 0 },
      weights,
    );
    const score = parts.reduce((sum, { points }) => sum + points, 0);
    expect(score).toBeCloseTo(0.3 * 0.5 + 0.3 * 0.8 + 0.15 * 1 + 0.15 * 0.25, 10);
    expect(parts.map(({ label }) => label)).toEqual([
      'Distance',
      'Rating',
      'Acceptance',
      'Credentials',
      'Experience',
    ]);
  });
});
