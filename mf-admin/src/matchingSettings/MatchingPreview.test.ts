import { replayRows, replaySummary } from './MatchingPreview';

const side = {
  offers: 45,
  boosted_share: 0.4,
  newcomer_share: 0.2,
  median_distance_km: 16.1,
  median_first_quote_seconds: 9000,
};
const replay = {
  matches: 9,
  matches_of_30_days: 9,
  since: '2026-11-01T00:00:00Z',
  offers_moved: 7,
  before: side,
  after: { ...side, boosted_share: 0, median_distance_km: null, median_first_quote_seconds: 1800 },
};

test('a replay says how many first offers would move, out of how many matches', () => {
  expect(replaySummary(replay)).toBe(
    'All 9 matches ranked again: 7 of 45 first offers would go to another Pro.',
  );
  expect(replaySummary({ ...replay, matches: 1000, matches_of_30_days: 3212 })).toContain(
    'The latest 1,000 of 3,212 matches',
  );
  expect(replaySummary({ ...replay, matches: 0 })).toBe(
    'No request was matched in the last 30 days.',
  );
});

test('its figures are side by side', () => {
  expect(replayRows(replay)).toEqual([
    { figure: 'Promoted', before: '40.0%', after: '0.0%' },
    { figure: 'Newcomers without a plan', before: '20.0%', after: '20.0%' },
    { figure: 'Median distance', before: '10 miles', after: 'No data' },
    { figure: 'Median time to the first quote', before: '2.5 h', after: '30 min' },
  ]);
});
