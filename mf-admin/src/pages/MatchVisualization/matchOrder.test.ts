import { matchOrder } from './matchOrder';

const candidate = (
  vendor_id: string,
  base_rank: number | null,
  final_score: number,
  offer_position: number | null,
  filtered_reason: string | null = null,
) => ({ vendor_id, base_rank, final_score, offer_position, filtered_reason });

describe('matchOrder', () => {
  it('tells the place without boosts, with boosts and in the order of offers', () => {
    const order = matchOrder([
      candidate('plain', 1, 0.8, 3),
      candidate('boosted', 2, 0.98, 1),
      candidate('newcomer', 3, 0.4, 2),
    ]);
    expect(
      order.map(({ candidate: { vendor_id }, baseRank, boostedRank, offerPosition }) => [
        vendor_id,
        baseRank,
        boostedRank,
        offerPosition,
      ]),
    ).toEqual([
      ['boosted', 2, 1, 1],
      ['newcomer', 3, 3, 2],
      ['plain', 1, 2, 3],
    ]);
  });

  it('leaves out who was filtered', () => {
    expect(matchOrder([candidate('a', null, 0.9, null, 'fully_booked')])).toEqual([]);
  });

  it('tells equal scores apart by id, as the database does', () => {
    const order = matchOrder([candidate('b', null, 0.5, null), candidate('a', null, 0.5, null)]);
    expect(order.map(({ candidate: { vendor_id } }) => vendor_id)).toEqual(['a', 'b']);
  });
});
