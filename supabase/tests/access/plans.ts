import { mine, type Aggregate } from './aggregate';

export const plans: Aggregate = {
  tables: {
    'public.subscription_plans': {
      target: () => `tier = 'premium'`,
      select: 'everyone',
      insert: {
        allowed: 'admin',
        values: () =>
          `(name, subscription_type, tier, monthly_price, quarterly_price, yearly_price) values ('Basic', 'priority_tier', 'basic', 1, 2, 3)`,
      },
      update: {
        allowed: 'admin',
        columns:
          'id name subscription_type tier monthly_price quarterly_price yearly_price features is_active created_at',
        change: 'monthly_price = 1',
      },
    },
    'public.vendor_subscriptions': { target: mine('vendor_id', 'vendor'), select: 'vendor admin' },
  },
};
