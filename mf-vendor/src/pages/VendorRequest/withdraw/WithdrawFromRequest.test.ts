import { canWithdraw, withdrawalInWords } from './WithdrawFromRequest';

test('a Pro can withdraw until the work begins', () => {
  const open = { state: 'open' };
  expect(canWithdraw({ state: 'accepted', jobs: null, service_requests: open })).toBe(true);
  expect(canWithdraw({ state: 'offered', jobs: null, service_requests: open })).toBe(false);
  const won = (job: string, request: string) =>
    canWithdraw({ state: 'won', jobs: { state: job }, service_requests: { state: request } });
  expect(won('scheduled', 'scheduled')).toBe(true);
  expect(won('weather_hold', 'scheduled')).toBe(true);
  expect(won('in_progress', 'in_progress')).toBe(false);
  expect(won('weather_hold', 'in_progress')).toBe(false);
  expect(won('scheduled', 'in_progress')).toBe(false);
  const lost = { state: 'lost', jobs: { state: 'canceled' }, service_requests: open } as const;
  expect(canWithdraw(lost)).toBe(false);
});

test('the dialog says whether the tokens are refunded', () => {
  const lead = { state: 'quoted', engaged_at: null, token_price: 5 } as const;
  expect(withdrawalInWords(lead, 'Maya')).toContain('We refund the 5 tokens held for it');
  expect(withdrawalInWords({ ...lead, engaged_at: '2026-11-21T10:00:00Z' }, 'Maya')).toContain(
    "won't be refunded",
  );
  expect(withdrawalInWords({ ...lead, state: 'released' }, 'Maya')).toContain('costs you nothing');
});
