import { competitionAfter, competitionBefore } from './competition';

test('a Pro who decides reads how many are ahead', () => {
  expect(competitionBefore({ taken: 0, at_most: 3 })).toBe(
    'No Pro has accepted yet. At most 3 can.',
  );
  expect(competitionBefore({ taken: 1, at_most: 3 })).toBe('1 of at most 3 Pros has accepted.');
  expect(competitionBefore({ taken: 2, at_most: 3 })).toBe('2 of at most 3 Pros have accepted.');
});

test('a Pro who has accepted is not counted as a competitor', () => {
  expect(competitionAfter({ taken: 1, at_most: 3 })).toMatch('the only Pro');
  expect(competitionAfter({ taken: 2, at_most: 3 })).toMatch('You and 1 other Pro have');
  expect(competitionAfter({ taken: 3, at_most: 3 })).toMatch('You and 2 other Pros have');
});
