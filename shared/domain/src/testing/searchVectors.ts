import type { LeadState, RequestState } from '../states';
import type { VendorSearch } from '../vendorSearch';

/** One case of the table that the rule is tried with, here and in the database. */
export interface SearchVector {
  readonly state: RequestState;
  /** When the owner was asked whether the request is still needed, and last said yes; ISO times. */
  readonly askedAt: string | null;
  readonly confirmedAt: string | null;
  readonly leads: readonly LeadState[];
  readonly isMatchingOn: boolean;
  readonly search: VendorSearch | null;
}

const EARLIER = '2026-11-20T15:00:00Z';
const LATER = '2026-11-21T15:00:00Z';

const vector = (
  search: VendorSearch | null,
  leads: readonly LeadState[],
  further: Partial<SearchVector> = {},
): SearchVector => ({
  state: leads.length === 0 ? 'matching' : 'open',
  askedAt: null,
  confirmedAt: null,
  leads,
  isMatchingOn: true,
  search,
  ...further,
});

/** Every case of the search, and every state of a request and of a lead at least once. */
export const SEARCH_VECTORS: readonly SearchVector[] = [
  vector('none_found', []),
  vector('paused', [], { isMatchingOn: false }),
  vector('asked', ['offered']),
  vector('asked', ['viewed']),
  vector('asked', ['accepted']),
  vector('asked', ['engaged']),
  vector('asked', ['quoted']),
  vector('asked', ['released']),
  vector('asked', ['declined', 'expired', 'viewed']),
  vector('asked', ['offered'], { isMatchingOn: false }),
  vector('none_left', ['declined']),
  vector('none_left', ['expired']),
  vector('none_left', ['withdrawn']),
  vector('none_left', ['lost'], { state: 'matching' }),
  vector('none_left', ['credited']),
  vector('none_left', ['declined', 'expired', 'withdrawn']),
  vector('paused', ['declined'], { isMatchingOn: false }),
  vector('still_needed', [], { askedAt: EARLIER }),
  vector('still_needed', ['expired'], { askedAt: LATER, confirmedAt: EARLIER }),
  vector('still_needed', [], { askedAt: EARLIER, isMatchingOn: false }),
  vector('asked', ['offered'], { askedAt: EARLIER }),
  vector('none_found', [], { askedAt: EARLIER, confirmedAt: LATER }),
  vector('none_left', ['expired'], { askedAt: EARLIER, confirmedAt: LATER }),
  ...(
    [
      'draft',
      'submitted',
      'awarded',
      'scheduled',
      'in_progress',
      'completed',
      'closed',
      'canceled',
      'expired',
      'rejected_spam',
    ] as const
  ).map((state) => vector(null, ['won'], { state, askedAt: EARLIER })),
];

/** What can be said only where a Pro is asked. */
const CLAIMS_OF_ASKING: readonly RegExp[] = [
  /\bnotified\b/i,
  /\b15 minutes\b/i,
  /on (?:its|their) way to Pros/i,
  /we(?:'ll|’ll)? ask another Pro/i,
  /don't need to do anything/i,
  /Pros near you will/i,
];

/** The claims in a text that no Pro backs. */
export const claimsIn = (text: string): string[] =>
  CLAIMS_OF_ASKING.flatMap((claim) => claim.exec(text)?.[0] ?? []);
