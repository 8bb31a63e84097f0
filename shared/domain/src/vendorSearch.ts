import type { LeadState, RequestState } from './states';

/** How the search for a Pro for an open request can stand. */
export const VENDOR_SEARCHES = [
  'asked',
  'still_needed',
  'paused',
  'none_found',
  'none_left',
] as const;

/** A case of the search for a Pro. */
export type VendorSearch = (typeof VENDOR_SEARCHES)[number];

/** What a search for a Pro can come to before anything is sent. */
export const SEARCHES_AHEAD = ['asked', 'none_found', 'paused', 'not_open'] as const;

/** What a search would come to before anything is sent. */
export type SearchAhead = (typeof SEARCHES_AHEAD)[number];

/** Whether it is known that no Pro would be asked. */
export const isNobodyAsked = (
  search: SearchAhead | null,
): search is Exclude<SearchAhead, 'asked'> => search !== null && search !== 'asked';

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
  if (leads.some(isLive)) return 'asked';
  const confirmed = stillNeededAt === null ? -Infinity : Date.parse(stillNeededAt);
  if (stillNeededAskedAt !== null && Date.parse(stillNeededAskedAt) > confirmed) {
    return 'still_needed';
  }
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

/** A sentence with its placeholders, such as {until}, filled in. Throws for one without a value. */
export function fillIn(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`There is no value for {${name}}.`);
    return value;
  });
}
