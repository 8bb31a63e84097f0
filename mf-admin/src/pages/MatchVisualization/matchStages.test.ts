import { matchStages } from './matchStages';

const run = (left_out: Record<string, number>, ...vendors: string[]) => ({
  considered: vendors.length + Object.values(left_out).reduce((sum, count) => sum + count, 0),
  ranked: vendors.length,
  left_out,
  candidates: vendors.map((vendor_id) => ({ vendor_id })),
});

describe('matchStages', () => {
  it('counts every Pro once per stage', () => {
    const stages = matchStages(run({ line_clearance_missing: 1, fully_booked: 2 }, 'a', 'b'), [
      { vendor_id: 'a' },
    ]);
    expect(stages).toMatchObject({ lookedAt: 5, filtered: 3, ranked: 2, offered: 1 });
    expect(stages.reasons).toEqual([
      { reason: 'Fully booked', count: 2 },
      { reason: 'Not qualified to work near power lines', count: 1 },
    ]);
  });

  it('leaves out offers an earlier match made', () => {
    expect(matchStages(run({}, 'a'), [{ vendor_id: 'z' }]).offered).toBe(0);
  });

  it('reads a reason it does not know', () => {
    expect(matchStages(run({ on_holiday: 1 }), []).reasons[0]?.reason).toBe('on holiday');
  });
});
