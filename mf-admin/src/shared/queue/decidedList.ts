const LIST = 'list';
const CASE = 'case';

/** The list of decided cases, as an address names it. */
export const DECIDED = 'decided';

/** The address of a page's decided cases, or of one of them. */
export function toDecided(page: string, caseId?: string): string {
  return `${page}?${LIST}=${DECIDED}${caseId === undefined ? '' : `&${CASE}=${caseId}`}`;
}

/** Whether an address shows decided cases. */
export function isDecidedList(address: URLSearchParams): boolean {
  return address.get(LIST) === DECIDED;
}

/** The decided case an address shows; null for the list. */
export function readDecidedCase(address: URLSearchParams): string | null {
  return isDecidedList(address) ? address.get(CASE) : null;
}
