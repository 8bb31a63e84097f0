import { LEAD_STATES } from '@tree-service/domain';
import {
  countGroup,
  groupOfLead,
  isTaken,
  LEAD_GROUPS,
  parseLeadGroup,
  statesOfGroup,
} from './leadGroups';

test('every state of a lead has one place in the inbox', () => {
  expect(statesOfGroup('new')).toEqual(['offered', 'viewed']);
  expect(statesOfGroup('won')).toEqual(['won']);
  expect(LEAD_GROUPS.flatMap(statesOfGroup).sort()).toEqual(Object.keys(LEAD_STATES).sort());
});

test('the number of a part is the sum over its states', () => {
  const byState = { offered: 2, viewed: 1, lost: 4_000, declined: 30 };
  expect(LEAD_GROUPS.map((group) => countGroup(group, byState))).toEqual([3, 0, 0, 4_030]);
});

test('a lead whose tokens came back can still be quoted', () => {
  expect(groupOfLead('released')).toBe('active');
  expect(isTaken('released')).toBe(true);
  expect(isTaken('offered')).toBe(false);
  expect(isTaken('lost')).toBe(false);
});

test('an unknown word in the address means the new leads', () => {
  expect(parseLeadGroup('won')).toBe('won');
  expect(parseLeadGroup('<script>')).toBe('new');
  expect(parseLeadGroup(null)).toBe('new');
});
