import { claimInWords } from './claimWords';

const now = new Date('2026-11-21T12:00:00Z');
const claim = { tokens: 5, answered_by: null, due_at: '2026-11-23T18:30:00Z' } as const;
const words = (changes: Partial<Parameters<typeof claimInWords>[0]>) =>
  claimInWords({ ...claim, state: 'under_review', ...changes }, 'America/Chicago', now);

test('a claim that waits shows its clock, in the time of the property', () => {
  expect(words({})).toBe(
    'An administrator decides about 5 tokens. You have an answer by Nov 23, 12:30 PM CST, in 2 d 6 h.',
  );
  expect(words({ due_at: '2026-11-21T11:00:00Z' })).toContain('The answer is late');
});

test('an answered claim says what came of it', () => {
  expect(words({ state: 'granted', due_at: null })).toBe('5 tokens came back to your balance.');
  expect(words({ state: 'denied' })).toBe(
    'Your claim was denied. You can appeal once, for another 2 d 6 h.',
  );
  expect(words({ state: 'denied', due_at: null })).toBe('Your claim was denied.');
});
