/** A priority plan, as it is stored. */
export const planFacts = (id: string, name: string) => ({
  id,
  name,
  tier: id,
  subscription_type: 'priority_tier',
  monthly_price: 99.99,
  quarterly_price: 269.97,
  yearly_price: 999.9,
  features: {},
  is_active: true,
  created_at: '2026-01-01T00:00:00Z',
  version: 1,
});
