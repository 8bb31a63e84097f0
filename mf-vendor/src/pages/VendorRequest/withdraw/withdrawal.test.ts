import { canWithdraw, withdrawalInWords } from './withdrawal';

test('a Pro can withdraw until the work begins', () => {
  expect(canWithdraw({ state: 'accepted', jobs: null })).toBe(true);
  expect(canWithdraw({ state: 'won', jobs: { state: 'scheduled' } })).toBe(true);
  expect(canWithdraw({ state: 'won', jobs: { state: 'in_progress' } })).toBe(false);
  expect(canWithdraw({ state: 'offered', jobs: null })).toBe(false);
  expect(canWithdraw({ state: 'lost', jobs: { state: 'cancelled' } })).toBe(false);
});

test('the dialog says whether the tokens are refunded', () => {
  const lead = { state: 'quoted', engaged_at: null, token_price: 5 } as const;
  expect(withdrawalInWords(lead, 'Maya')).toContain('We refund the 5 tokens held for it');
  expect(withdrawalInWords({ ...lead, engaged_at: '2026-11-21T10:00:00Z' }, 'Maya')).toContain(
    "won't be refunded",
  );
  expect(withdrawalInWords({ ...lead, state: 'released' }, 'Maya')).toContain('costs you nothing');
});
