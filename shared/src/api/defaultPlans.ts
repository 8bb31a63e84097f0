import type { Database } from './database.types';

type NewPlan = Database['public']['Tables']['subscription_plans']['Insert'];

/** The plans a new marketplace starts with. Prices in dollars. */
export const DEFAULT_PLANS: NewPlan[] = [
  {
    name: 'Premium Vendor Plan',
    subscription_type: 'priority_tier',
    tier: 'premium',
    monthly_price: 99.99,
    quarterly_price: 269.97,
    yearly_price: 999.9,
    features: { boostMultiplier: 1.3, featuredProfile: true, prioritySupport: true },
    is_active: true,
  },
  {
    name: 'Preferred Vendor Plan',
    subscription_type: 'priority_tier',
    tier: 'preferred',
    monthly_price: 49.99,
    quarterly_price: 134.97,
    yearly_price: 499.9,
    features: { boostMultiplier: 1.15, featuredProfile: false, prioritySupport: true },
    is_active: true,
  },
];
