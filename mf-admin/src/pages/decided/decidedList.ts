const LIST = 'list';

/** The list of what was decided, as an address names it. */
export const DECIDED = 'decided';

/** Where a page lists what was decided. */
export function toDecided(page: string): string {
  return `${page}?${LIST}=${DECIDED}`;
}

/** Which list is asked for; what waits when none is. */
export function readList(address: URLSearchParams): 'waiting' | typeof DECIDED {
  return address.get(LIST) === DECIDED ? DECIDED : 'waiting';
}
