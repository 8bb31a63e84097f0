import { competitionAfter, competitionBefore } from './CompetitionText';

test('before accepting, a Pro sees how many have accepted', () => {
  expect(competitionBefore({ taken: 0, at_most: 3 })).toBe(
    'No Pros have accepted yet. Up to 3 can.',
  );
  expect(competitionBefore({ taken: 1, at_most: 3 })).toBe('1 of up to 3 Pros has accepted.');
  expect(competitionBefore({ taken: 2, at_most: 3 })).toBe('2 of up to 3 Pros have accepted.');
});

test('after accepting, a Pro is not counted as a competitor', () => {
  expect(competitionAfter({ taken: 1, at_most: 3 })).toMatch('the first Pro');
  expect(competitionAfter({ taken: 2, at_most: 3 })).toMatch('1 other Pro has');
  expect(competitionAfter({ taken: 3, at_most: 3 })).toMatch('2 other Pros have');
});
