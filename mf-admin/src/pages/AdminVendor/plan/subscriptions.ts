import type { VendorDossier } from '../../../api/administration';

/** A plan a Pro has, had, or requested. */
export type Subscription = VendorDossier['vendor_subscriptions'][number];

/** The plan a Pro requested and does not have yet. */
export function requestedPlan<Asked extends Pick<Subscription, 'state'>>(
  subscriptions: readonly Asked[],
): Asked | undefined {
  return subscriptions.find(({ state }) => state === 'incomplete');
}

export function canBeEnded({ state }: Pick<Subscription, 'state'>): boolean {
  return state !== 'canceled';
}
