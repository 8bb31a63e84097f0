import { matchStages } from './matchStages';

const candidate = (vendor_id: string, filtered_reason: string | null = null) => ({
  vendor_id,
  filtered_reason,
});

describe('matchStages', () => {
  it('counts every Pro once per stage', () => {
    const stages = matchStages(
      [
        candidate('a'),
        candidate('b'),
        candidate('c', 'fully_booked'),
        candidate('d', 'fully_booked'),
        candidate('e', 'line_clearance_missing'),
      ],
      [{ vendor_id: 'a' }],
    );
    expect(stages).toMatchObject({ lookedAt: 5, filtered: 3, ranked: 2, offered: 1 });
    expect(stages.reasons).toEqual([
      { reason: 'Fully booked', count: 2 },
      { reason: 'Not qualified to work near power lines', count: 1 },
    ]);
  });

  it('leaves out offers an earlier match made', () => {
    expect(matchStages([candidate('a')], [{ vendor_id: 'z' }]).offered).toBe(0);
  });

  it('reads a reason it does not know', () => {
    expect(matchStages([candidate('a', 'on_holiday')], []).reasons[0]?.reason).toBe('on holiday');
  });
});
