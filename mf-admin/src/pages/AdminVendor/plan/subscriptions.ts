import type { VendorDossier } from '../../../api/administration';

/** A plan a Pro has, had or asked for. */
export type Subscription = VendorDossier['vendor_subscriptions'][number];

/** The state of a subscription, as an administrator reads it. */
export const SUBSCRIPTION_STATES: Readonly<Record<Subscription['state'], string>> = {
  incomplete: 'Asked for, not active yet',
  active: 'Active',
  past_due: 'Payment missed',
  canceled: 'Ended',
  unpaid: 'Unpaid',
};

/** The plan a Pro has asked for and does not have yet; undefined when there is none. */
export function askedPlan<Asked extends Pick<Subscription, 'state'>>(
  subscriptions: readonly Asked[],
): Asked | undefined {
  return subscriptions.find(({ state }) => state === 'incomplete');
}

/** Whether an administrator can still end a subscription. */
export function canBeEnded({ state }: Pick<Subscription, 'state'>): boolean {
  return state !== 'canceled';
}

/** What the day a subscription names means in its state: "asked for until", "runs until", "ended". */
export function untilWords(state: Subscription['state']): string {
  if (state === 'incomplete') return 'waits until';
  return state === 'canceled' || state === 'unpaid' ? 'was to run until' : 'runs until';
}
