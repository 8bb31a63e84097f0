import type { RequestDetail } from '@tree-service/market/api/requests';
import type { LeadState } from '@tree-service/domain';

export type OwnerLead = RequestDetail['leads'][number];

/** Parameter of the page's address with the id of the open conversation. */
export const TALK = 'talk';

const ENDED: ReadonlySet<LeadState> = new Set([
  'declined',
  'expired',
  'withdrawn',
  'lost',
  'credited',
]);

export function hasEnded({ state }: { state: LeadState }): boolean {
  return ENDED.has(state);
}

/** Whether a Pro was asked and has not answered. */
export function isSilent({ state }: { state: LeadState }): boolean {
  return state === 'offered' || state === 'viewed';
}

const WEIGHT: Readonly<Record<LeadState, number>> = {
  won: 0,
  quoted: 1,
  engaged: 2,
  accepted: 3,
  released: 3,
  viewed: 4,
  offered: 5,
  credited: 6,
  lost: 6,
  withdrawn: 7,
  declined: 8,
  expired: 8,
};

/** Leads by importance to the owner, then in the order of the offers. */
export function byImportance(leads: readonly OwnerLead[]): OwnerLead[] {
  return [...leads].sort(
    (one, other) =>
      WEIGHT[one.state] - WEIGHT[other.state] || one.offer_position - other.offer_position,
  );
}

/** The name of a Pro. Owners cannot read a paused Pro. */
export function nameOfVendor(lead: OwnerLead): string {
  return lead.vendor_profiles?.business_name ?? 'A Pro';
}
