import type { Business } from '@tree-service/market/api/vendors';

type Subscription = Business['vendor_subscriptions'][number];

/** The plan in force: active, or waiting for a late payment; undefined without one. */
export function currentPlan(subscriptions: readonly Subscription[]): Subscription | undefined {
  return subscriptions.find(({ state }) => state === 'active' || state === 'past_due');
}
