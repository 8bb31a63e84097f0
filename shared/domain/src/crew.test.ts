import { crewInWords } from './crew';

test.each([
  [{ people: null, machines: [] }, null],
  [{ people: 1, machines: [] }, '1 person'],
  [{ people: 3, machines: ['crane', 'stump_grinder'] }, '3 people, crane, stump grinder'],
  [{ people: null, machines: ['chipper'] }, 'chipper'],
] as const)('%j is said as %j', (plan, words) => {
  expect(crewInWords(plan)).toBe(words);
});
