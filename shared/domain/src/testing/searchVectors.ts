import type { LeadState, RequestState } from '../states';
import type { PassedReason, VendorSearch } from '../vendorSearch';

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

/** Leads of a request whose Pros have all passed, counted by reason and in words. */
export interface PassedVector {
  readonly leads: ReadonlyArray<{ readonly state: LeadState; readonly reason: string | null }>;
  readonly passed: ReadonlyArray<{ readonly reason: PassedReason; readonly count: number }>;
  readonly words: string;
}

const declined = (reason: string | null) => ({ state: 'declined', reason }) as const;
const silent = { state: 'expired', reason: null } as const;

/** What is said of Pros who have passed; reasons come in the order of the words. */
export const PASSED_VECTORS: readonly PassedVector[] = [
  {
    leads: [declined('Too far away')],
    passed: [{ reason: 'too_far', count: 1 }],
    words: '1 Pro was asked: 1 said it is too far away',
  },
  {
    leads: [silent, declined('Too far away'), declined('Fully booked')],
    passed: [
      { reason: 'fully_booked', count: 1 },
      { reason: 'too_far', count: 1 },
      { reason: 'silent', count: 1 },
    ],
    words: "3 Pros were asked: 1 is fully booked, 1 said it is too far away, 1 didn't respond",
  },
  {
    leads: [declined('Fully booked'), declined('Fully booked'), declined('Missing equipment')],
    passed: [
      { reason: 'fully_booked', count: 2 },
      { reason: 'equipment', count: 1 },
    ],
    words: '3 Pros were asked: 2 are fully booked, 1 lacks the equipment',
  },
  {
    leads: [
      declined('Missing equipment'),
      declined('Missing equipment'),
      declined('Not my kind of work'),
    ],
    passed: [
      { reason: 'equipment', count: 2 },
      { reason: 'other_work', count: 1 },
    ],
    words: "3 Pros were asked: 2 lack the equipment, 1 doesn't do this kind of work",
  },
  {
    leads: [declined('Not my kind of work'), declined('Not my kind of work')],
    passed: [{ reason: 'other_work', count: 2 }],
    words: "2 Pros were asked: 2 don't do this kind of work",
  },
  {
    leads: [declined('My truck broke down'), declined(null), declined('Token price too high')],
    passed: [{ reason: 'declined', count: 3 }],
    words: '3 Pros were asked: 3 declined',
  },
  {
    leads: [
      { state: 'withdrawn', reason: null },
      { state: 'lost', reason: null },
      silent,
      silent,
    ],
    passed: [
      { reason: 'silent', count: 2 },
      { reason: 'gone', count: 2 },
    ],
    words: "4 Pros were asked: 2 didn't respond, 2 are no longer available",
  },
  {
    leads: [{ state: 'credited', reason: null }],
    passed: [{ reason: 'gone', count: 1 }],
    words: '1 Pro was asked: 1 is no longer available',
  },
];
