import { offerCounts } from './RequestTable';

describe('offerCounts', () => {
  it('counts an offer as accepted once a conversation exists, also if the lead ended later', () => {
    expect(
      offerCounts([
        { state: 'offered', conversations: null },
        { state: 'lost', conversations: { id: '1' } },
        { state: 'quoted', conversations: { id: '2' } },
      ]),
    ).toEqual({ offered: 3, accepted: 2 });
  });
});
