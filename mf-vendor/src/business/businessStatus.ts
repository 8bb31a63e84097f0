import type { VendorState } from '@tree-service/domain';
import type { Tone } from '@tree-service/design';

export interface BusinessStatus {
  tone: Tone;
  title: string;
  text: string;
}

const statuses: Readonly<Record<VendorState, BusinessStatus>> = {
  applied: {
    tone: 'info',
    title: 'Your application is not submitted yet',
    text: "Complete the checklist and submit it. You'll get requests once we approve your business.",
  },
  documents_pending: {
    tone: 'warning',
    title: 'We need more information',
    text: 'Complete the checklist and submit it again.',
  },
  under_review: {
    tone: 'info',
    title: "We're reviewing your application",
    text: "You can still add to it. We'll email you and show our decision here.",
  },
  approved: {
    tone: 'success',
    title: 'Your business is approved',
    text: "We'll offer you requests near you as they come in.",
  },
  paused: {
    tone: 'warning',
    title: 'Your business is paused',
    text: "You won't get new requests. Current work continues.",
  },
  suspended: {
    tone: 'danger',
    title: 'Your business is suspended',
    text: "You won't get new requests. Contact us if you think this is a mistake.",
  },
  rejected: {
    tone: 'danger',
    title: 'Your application was not approved',
    text: "Add what's missing and apply again.",
  },
  terminated: {
    tone: 'danger',
    title: 'Your business was removed from the marketplace',
    text: 'Contact us if you think this is a mistake.',
  },
};

export function businessStatus(state: VendorState): BusinessStatus {
  return statuses[state];
}

/** Before the first approval. */
export function isApplying(state: VendorState): boolean {
  return state === 'applied' || state === 'documents_pending' || state === 'rejected';
}
