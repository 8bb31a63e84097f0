import { isSameOrder, offerChange, placesGained, trialSummary } from './TrialResult';

const row = (business_name: string, stored: number, now: number) => ({
  business_name,
  stored_offer_position: stored,
  offer_position: now,
});
const sizes = { stored: 2, tried: 2 };

describe('a trial', () => {
  it('that changes nothing says so', () => {
    const same = [row('Ash', 1, 1), row('Birch', 2, 2)];
    expect(isSameOrder(same)).toBe(true);
    expect(trialSummary(same, sizes)).toBe('The order stays the same.');
  });

  it('names who joins and who leaves the first round of offers', () => {
    const tried = [row('Cedar', 3, 1), row('Ash', 1, 2), row('Birch', 2, 3)];
    expect(tried.map((one) => offerChange(one, sizes))).toEqual(['in', 'stays', 'out']);
    expect(tried.map(placesGained)).toEqual([2, -1, -1]);
    expect(trialSummary(tried, sizes)).toBe(
      'Cedar would get an offer in the first round. Birch would have to wait.',
    );
  });

  it('may change the order without changing the first round', () => {
    const tried = [row('Birch', 2, 1), row('Ash', 1, 2), row('Cedar', 3, 3)];
    expect(trialSummary(tried, sizes)).toBe(
      'The order changes, but the same Pros get the first offers.',
    );
  });

  it('reports a larger first round apart from a new order', () => {
    const same = [row('Ash', 1, 1), row('Birch', 2, 2), row('Cedar', 3, 3)];
    expect(trialSummary(same, { stored: 2, tried: 3 })).toBe(
      'Cedar would get an offer in the first round.',
    );
  });
});
