import { scoreParts } from './ScoreBar';

const weights = {
  weight_distance: 0.3,
  weight_rating: 0.2,
  weight_acceptance: 0.15,
  weight_response: 0.05,
  weight_availability: 0.05,
  weight_credentials: 0.15,
  weight_experience: 0.1,
};

describe('scoreParts', () => {
  it('adds up to the score the database stores', () => {
    const parts = scoreParts(
      {
        distance: 0.5,
        rating: 0.8,
        acceptance: 1,
        response: 0.6,
        availability: 0.4,
        credentials: 0.25,
        experience: 0,
      },
      weights,
    );
    const score = parts.reduce((sum, { points }) => sum + points, 0);
    expect(score).toBeCloseTo(0.15 + 0.16 + 0.15 + 0.03 + 0.02 + 0.0375, 10);
    expect(parts.map(({ label }) => label)).toEqual([
      'Distance',
      'Rating',
      'Acceptance',
      'Response',
      'Availability',
      'Credentials',
      'Experience',
    ]);
  });
});
