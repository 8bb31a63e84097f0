import { canWithdraw, withdrawalInWords } from './withdrawal';

test('a Pro can step back until the work begins', () => {
  expect(canWithdraw({ state: 'accepted', jobs: null })).toBe(true);
  expect(canWithdraw({ state: 'won', jobs: { state: 'scheduled' } })).toBe(true);
  expect(canWithdraw({ state: 'won', jobs: { state: 'in_progress' } })).toBe(false);
  expect(canWithdraw({ state: 'offered', jobs: null })).toBe(false);
  expect(canWithdraw({ state: 'lost', jobs: { state: 'cancelled' } })).toBe(false);
});

test('what becomes of the tokens is said before', () => {
  const lead = { state: 'quoted', engaged_at: null, token_price: 5 } as const;
  expect(withdrawalInWords(lead, 'Maya')).toContain('The 5 tokens you hold for it come back');
  expect(withdrawalInWords({ ...lead, engaged_at: '2026-11-21T10:00:00Z' }, 'Maya')).toContain(
    'stay spent',
  );
  expect(withdrawalInWords({ ...lead, state: 'released' }, 'Maya')).toContain('costs you nothing');
});
