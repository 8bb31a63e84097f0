import { ranksInWords, simulatedFigures } from './BoostSimulation';

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

test('each figure is shown next to its value without the boost', () => {
  expect(simulatedFigures(simulation)).toEqual([
    { label: 'In the first round of offers', value: '8 of 12', hint: '5 of 12 without a boost' },
    { label: 'Typical rank', value: '4', hint: '6 without a boost' },
  ]);
});

test('a boost without gain is stated too, and an unknown rank is left out', () => {
  const same = { label: 'In the first round of offers', value: '5 of 12' };
  expect(simulatedFigures({ ...simulation, offered_with: 5, median_place_with: null })).toEqual([
    { ...same, hint: 'The same without a boost' },
  ]);
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
