import { claimInWords } from './ClaimPanel';

const now = new Date('2026-11-21T12:00:00Z');
const claim = { tokens: 5, answered_by: null, due_at: '2026-11-23T18:30:00Z' } as const;
const words = (changes: Partial<Parameters<typeof claimInWords>[0]>) =>
  claimInWords({ ...claim, state: 'under_review', ...changes }, 'America/Chicago', now);

test("an open claim shows its deadline in the property's time zone", () => {
  expect(words({})).toBe(
    'An administrator is reviewing your claim for 5 tokens. Decision due by Mon, Nov 23, 12:30 PM CST (in 2 d 6 h).',
  );
  expect(words({ due_at: '2026-11-21T11:00:00Z' })).toContain('The decision is late');
});

test('a decided claim states the outcome', () => {
  expect(words({ state: 'granted', due_at: null })).toBe('We refunded 5 tokens.');
  expect(words({ state: 'denied' })).toBe(
    'Your claim was denied. You can appeal once, within 2 d 6 h.',
  );
  expect(words({ state: 'denied', due_at: null })).toBe('Your claim was denied.');
});
