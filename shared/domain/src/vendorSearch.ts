import type { SEARCH_TEXTS } from './searchTexts';
import type { LeadState, RequestState } from './states';

/** What a search is called where it is told in words. */
export type SearchText = keyof typeof SEARCH_TEXTS;

/** How the search for a Pro for an open request stands. */
export type VendorSearch = 'still_needed' | 'asked' | 'paused' | 'none_found' | 'none_left';

/** What a search would come to before anything is sent. */
export type SearchAhead = 'asked' | 'none_found' | 'paused';

const LIVE: ReadonlySet<LeadState> = new Set([
  'offered',
  'viewed',
  'accepted',
  'engaged',
  'quoted',
  'released',
]);

/** Whether a request is still with a Pro. */
export const isLive = ({ state }: { readonly state: LeadState }): boolean => LIVE.has(state);

/** What the search is read from; times are ISO. */
export interface SearchFacts {
  readonly state: RequestState;
  /** When the owner of an old request was asked whether it is still needed, and last said yes. */
  readonly stillNeededAskedAt: string | null;
  readonly stillNeededAt: string | null;
  readonly leads: ReadonlyArray<{ readonly state: LeadState }>;
  /** The flag vendor_matching, for the owner. */
  readonly isMatchingOn: boolean;
}

/** How the search for a Pro stands; null unless the request is open. `private.search_of` says the same. */
export function searchOf(facts: SearchFacts): VendorSearch | null {
  const { state, stillNeededAskedAt, stillNeededAt, leads, isMatchingOn } = facts;
  if (state !== 'matching' && state !== 'open') return null;
  const confirmed = stillNeededAt === null ? -Infinity : Date.parse(stillNeededAt);
  if (stillNeededAskedAt !== null && Date.parse(stillNeededAskedAt) > confirmed) {
    return 'still_needed';
  }
  if (leads.some(isLive)) return 'asked';
  if (!isMatchingOn) return 'paused';
  return leads.length === 0 ? 'none_found' : 'none_left';
}

/** The search of a request as the owner's rows have it. */
export const searchOfRequest = (
  request: {
    readonly state: RequestState;
    readonly still_needed_asked_at?: string | null;
    readonly still_needed_at?: string | null;
    readonly leads: ReadonlyArray<{ readonly state: LeadState }>;
  },
  isMatchingOn: boolean,
): VendorSearch | null =>
  searchOf({
    state: request.state,
    stillNeededAskedAt: request.still_needed_asked_at ?? null,
    stillNeededAt: request.still_needed_at ?? null,
    leads: request.leads,
    isMatchingOn,
  });

const agreeing = (one: string, several: string) => (count: number) =>
  `${count} ${count === 1 ? one : several}`;

/** What is said of Pros who passed, in this order. */
const PASSED = {
  fully_booked: agreeing('is fully booked', 'are fully booked'),
  too_far: agreeing('said it is too far away', 'said it is too far away'),
  equipment: agreeing('lacks the equipment', 'lack the equipment'),
  other_work: agreeing("doesn't do this kind of work", "don't do this kind of work"),
  declined: agreeing('declined', 'declined'),
  silent: agreeing("didn't respond", "didn't respond"),
  gone: agreeing('is no longer available', 'are no longer available'),
} as const satisfies Record<string, (count: number) => string>;

/** Why a Pro no longer has a request. */
export type PassedReason = keyof typeof PASSED;

// The reasons a Pro can choose when declining. What a Pro writes in other words, or says about tokens, is
// between the Pro and us.
const CHOSEN: ReadonlyMap<string, PassedReason> = new Map([
  ['Fully booked', 'fully_booked'],
  ['Too far away', 'too_far'],
  ['Missing equipment', 'equipment'],
  ['Not my kind of work', 'other_work'],
]);

/** How many Pros passed for one reason. */
export interface Passed {
  readonly reason: PassedReason;
  readonly count: number;
}

function reasonOf(state: LeadState, reason: string | null): PassedReason {
  if (state === 'expired') return 'silent';
  if (state === 'declined') return CHOSEN.get(reason ?? '') ?? 'declined';
  return 'gone';
}

const REASONS = Object.keys(PASSED).filter((name): name is PassedReason => name in PASSED);

/** Pros who passed on a request, counted by reason, in the order they are told. */
export function countPassed(
  leads: ReadonlyArray<{ readonly state: LeadState; readonly reason: string | null }>,
): Passed[] {
  const reasons = leads
    .filter((lead) => !isLive(lead))
    .map(({ state, reason }) => reasonOf(state, reason));
  return REASONS.flatMap((reason) => {
    const count = reasons.filter((one) => one === reason).length;
    return count === 0 ? [] : [{ reason, count }];
  });
}

/** "3 Pros were asked: 1 is fully booked, 1 said it is too far away, 1 didn't respond". */
export function passedInWords(passed: readonly Passed[]): string {
  const asked = passed.reduce((sum, { count }) => sum + count, 0);
  const reasons = passed.map(({ reason, count }) => PASSED[reason](count));
  return `${asked} ${asked === 1 ? 'Pro was' : 'Pros were'} asked: ${reasons.join(', ')}`;
}

/** A sentence with its placeholders, such as {until}, filled in. Throws for one without a value. */
export function fillIn(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`There is no value for {${name}}.`);
    return value;
  });
}
