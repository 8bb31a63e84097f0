/** @jest-environment ./scripts/testing/browserEnvironment.js */
import * as v from 'valibot';
import { planDraft, planInput, planSchema } from './planForm';

const premium = {
  id: 'p1',
  name: 'Premium Vendor Plan',
  tier: 'premium',
  subscription_type: 'priority_tier',
  monthly_price: 99.99,
  quarterly_price: 269.97,
  yearly_price: 999.9,
  features: { boostMultiplier: 1.3, featuredProfile: true, prioritySupport: true },
  is_active: true,
  created_at: '2026-01-01T00:00:00Z',
  version: 1,
};
const typed = { ...planInput(premium), reason: 'Only looked' };

describe('the plan form', () => {
  it('keeps a stored plan unchanged, to the cent', () => {
    const { id, subscription_type, created_at, version, ...stored } = premium;
    expect([id, subscription_type, created_at, version]).toHaveLength(4);
    expect(planDraft(v.parse(planSchema, typed))).toEqual(stored);
  });

  it.each([{ boost: '3.5' }, { tier: 'Premium plan' }, { monthly: null }, { reason: ' ' }])(
    'rejects %j',
    (changes) => {
      expect(v.safeParse(planSchema, { ...typed, ...changes }).success).toBe(false);
    },
  );
});
