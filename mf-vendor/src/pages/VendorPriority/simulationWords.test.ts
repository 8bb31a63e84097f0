import { ranksInWords, simulationInWords } from './simulationWords';

const simulation = {
  multiplier: 1.3,
  matches: 12,
  since: '2026-10-01T00:00:00Z',
  below_floor: 0,
  offered_without: 5,
  offered_with: 8,
  higher: 6,
  same: 6,
  lower: 0,
  median_place_without: 6,
  median_place_with: 4,
};

test('a gain is stated with its numbers', () => {
  expect(simulationInWords(simulation)).toBe(
    'You would have been in the first round of offers for 3 more requests: 8 instead of 5 of 12. Your typical rank would be 4 instead of 6.',
  );
});

test('no gain is stated as clearly', () => {
  expect(simulationInWords({ ...simulation, offered_with: 5, median_place_with: 6 })).toBe(
    'You would have received no additional offers: 5 of 12 either way. Your typical rank stays 6.',
  );
});

test.each([
  [simulation, 'Your rank would have been higher in 6 matches and the same in 6.'],
  [
    { ...simulation, higher: 1, same: 9, lower: 2 },
    'Your rank would have been higher in 1 match, the same in 9, and lower in 2.',
  ],
  [{ ...simulation, higher: 12, same: 0 }, 'Your rank would have been higher in 12 matches.'],
])('ranks are counted by where they would have been', (given, words) => {
  expect(ranksInWords(given)).toBe(words);
});
