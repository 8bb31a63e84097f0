import { canClaim } from './ClaimForm';

const now = new Date('2026-11-21T12:00:00Z');
const lead = {
  state: 'engaged',
  engaged_at: '2026-11-20T12:00:00Z',
  lead_credit_claims: null,
  jobs: null,
} as const;

test('a refund can be claimed once the owner has replied and there is no job', () => {
  expect(canClaim(lead, 30, now)).toBe(true);
  expect(canClaim({ ...lead, state: 'lost' }, 30, now)).toBe(true);
  expect(canClaim({ ...lead, engaged_at: null }, 30, now)).toBe(false);
  expect(canClaim({ ...lead, state: 'won' }, 30, now)).toBe(false);
  expect(canClaim({ ...lead, state: 'credited' }, 30, now)).toBe(false);
});

test('the time to claim ends after the days of the rules', () => {
  expect(canClaim({ ...lead, engaged_at: '2026-10-01T12:00:00Z' }, 30, now)).toBe(false);
  expect(canClaim({ ...lead, engaged_at: '2026-10-01T12:00:00Z' }, 60, now)).toBe(true);
});
