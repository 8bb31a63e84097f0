import { matchStages } from './matchStages';

const run = (left_out: Record<string, number>, ranked: number) => ({
  considered: ranked + Object.values(left_out).reduce((sum, count) => sum + count, 0),
  ranked,
  left_out,
  matching_policy: { offers_at_once: 5 },
});
const point = (vendorId: string, place: number | null) => ({ vendorId, place });

describe('matchStages', () => {
  it('counts every Pro once per stage', () => {
    const stages = matchStages(
      run({ line_clearance_missing: 1, fully_booked: 2 }, 2),
      [{ vendor_id: 'a' }],
      [point('a', 1), point('b', 2), point('c', null)],
    );
    expect(stages).toMatchObject({
      considered: 5,
      filtered: 3,
      ranked: 2,
      firstOffer: 2,
      offered: 1,
    });
    expect(stages.reasons).toEqual([
      { reason: 'Fully booked', count: 2 },
      { reason: 'Not qualified to work near power lines', count: 1 },
    ]);
  });

  it('ignores offers of an earlier match', () => {
    const leads = [{ vendor_id: 'z' }, { vendor_id: 'b' }];
    expect(matchStages(run({}, 1), leads, [point('a', 1), point('b', null)]).offered).toBe(0);
  });

  it('shows an unknown reason as text', () => {
    expect(matchStages(run({ on_holiday: 1 }, 0), [], []).reasons[0]?.reason).toBe('on holiday');
  });
});
