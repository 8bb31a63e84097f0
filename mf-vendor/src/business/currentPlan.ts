import type { Business } from '../api/vendors';

type Subscription = Business['vendor_subscriptions'][number];

/** The active or past-due subscription. */
export function currentPlan(subscriptions: readonly Subscription[]): Subscription | undefined {
  return subscriptions.find(({ state }) => state === 'active' || state === 'past_due');
}
