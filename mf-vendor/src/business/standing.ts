import type { VendorState } from '@tree-service/domain';
import type { Tone } from '@tree-service/design';

/** What the state of a business means for its Pro. */
export interface Standing {
  tone: Tone;
  title: string;
  text: string;
}

const standings: Readonly<Record<VendorState, Standing>> = {
  applied: {
    tone: 'info',
    title: 'Your application is not submitted yet',
    text: 'Complete the checklist and submit it. Requests come once we have approved your business.',
  },
  documents_pending: {
    tone: 'warning',
    title: 'Your application needs something from you',
    text: 'Complete the checklist and submit it again.',
  },
  under_review: {
    tone: 'info',
    title: 'We are looking at your application',
    text: 'You can still add to it. We will tell you here as soon as it is decided.',
  },
  approved: {
    tone: 'success',
    title: 'Your business is approved',
    text: 'Requests near you are offered to you as they come in.',
  },
  paused: {
    tone: 'warning',
    title: 'Your business is paused',
    text: 'You are not offered new requests. Work you have taken goes on.',
  },
  suspended: {
    tone: 'danger',
    title: 'Your business is suspended',
    text: 'You are not offered new requests. Write to us if you think this is wrong.',
  },
  rejected: {
    tone: 'danger',
    title: 'Your application was not approved',
    text: 'Correct what is missing and apply again.',
  },
  terminated: {
    tone: 'danger',
    title: 'Your business was removed from the marketplace',
    text: 'Write to us if you think this is wrong.',
  },
};

/** What the state of a business means for its Pro, in words. */
export function standingOf(state: VendorState): Standing {
  return standings[state];
}

/** Whether the Pro is still on the way to a first approval. */
export function isApplying(state: VendorState): boolean {
  return state === 'applied' || state === 'documents_pending' || state === 'rejected';
}
