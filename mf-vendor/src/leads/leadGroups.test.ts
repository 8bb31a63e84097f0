import { LEAD_STATES } from '@tree-service/shared/domain';
import { countLeadGroups, groupOfLead, isTaken, parseLeadGroup } from './leadGroups';

test('every state of a lead has a place in the inbox', () => {
  const counts = countLeadGroups([
    { state: 'offered' },
    { state: 'viewed' },
    { state: 'accepted' },
    { state: 'engaged' },
    { state: 'quoted' },
    { state: 'released' },
    { state: 'won' },
    { state: 'lost' },
    { state: 'declined' },
    { state: 'expired' },
    { state: 'credited' },
    { state: 'withdrawn' },
  ]);
  expect(counts).toEqual({ new: 2, active: 4, won: 1, closed: 5 });
  expect(counts.new + counts.active + counts.won + counts.closed).toBe(
    Object.keys(LEAD_STATES).length,
  );
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
