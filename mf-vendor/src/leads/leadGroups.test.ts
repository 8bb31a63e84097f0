import { LEAD_STATES } from '@tree-service/domain';
import {
  countGroup,
  groupOfLead,
  isTaken,
  LEAD_GROUPS,
  parseLeadGroup,
  statesOfGroup,
} from './leadGroups';

test('every lead state is in exactly one tab', () => {
  expect(statesOfGroup('new')).toEqual(['offered', 'viewed']);
  expect(statesOfGroup('won')).toEqual(['won']);
  expect(LEAD_GROUPS.flatMap(statesOfGroup).sort()).toEqual(Object.keys(LEAD_STATES).sort());
});

test("a tab's count is the sum over its states", () => {
  const byState = { offered: 2, viewed: 1, lost: 4_000, declined: 30 };
  expect(LEAD_GROUPS.map((group) => countGroup(group, byState))).toEqual([3, 0, 0, 4_030]);
});

test('a lead whose tokens were refunded can still be quoted', () => {
  expect(groupOfLead('released')).toBe('active');
  expect(isTaken('released')).toBe(true);
  expect(isTaken('offered')).toBe(false);
  expect(isTaken('lost')).toBe(false);
});

test('an unknown tab means new leads', () => {
  expect(parseLeadGroup('won')).toBe('won');
  expect(parseLeadGroup('<script>')).toBe('new');
  expect(parseLeadGroup(null)).toBe('new');
});
