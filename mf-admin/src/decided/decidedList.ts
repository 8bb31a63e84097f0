const LIST = 'list';
const CASE = 'case';

/** The list of what was decided, as an address names it. */
export const DECIDED = 'decided';

/** Where a page lists what was decided, or one case of it. */
export function toDecided(page: string, caseId?: string): string {
  return `${page}?${LIST}=${DECIDED}${caseId === undefined ? '' : `&${CASE}=${caseId}`}`;
}

/** Which list is asked for; what waits when none is. */
export function readList(address: URLSearchParams): 'waiting' | typeof DECIDED {
  return address.get(LIST) === DECIDED ? DECIDED : 'waiting';
}

/** The decided case that is asked for; null for the whole list. */
export function readDecidedCase(address: URLSearchParams): string | null {
  return readList(address) === DECIDED ? address.get(CASE) : null;
}
