import { simulationInWords } from './simulationWords';

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

test('a gain is told with the figures it comes from', () => {
  expect(simulationInWords(simulation)).toBe(
    'You would have been among the first asked for 3 requests more: 8 instead of 5 of 12. Your usual place would be 4 instead of 6.',
  );
});

test('no gain is told as plainly', () => {
  expect(simulationInWords({ ...simulation, offered_with: 5, median_place_with: 6 })).toBe(
    'It would not have brought you a single offer more: 5 of 12 either way. Your usual place stays 6.',
  );
});
