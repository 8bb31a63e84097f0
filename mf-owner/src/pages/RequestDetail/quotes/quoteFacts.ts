import type { RequestDetail } from '@tree-service/market/api/requests';
import { formatDay, treeName, type ServiceCategory } from '@tree-service/domain';
import type { OwnerQuote } from './ownerQuote';

/** "Mon, Nov 23, 2026" for a calendar date, which belongs to no time zone. */
function calendarDay(isoDate: string): string {
  return formatDay(`${isoDate}T12:00:00Z`, 'UTC');
}

/** When the Pro could start, or that nothing was said. */
export function earliestStart({ earliest_start }: OwnerQuote): string {
  return earliest_start === null ? 'Not said' : calendarDay(earliest_start);
}

/** How long the quote holds, on the property's calendar. */
export function validUntil({ valid_until }: OwnerQuote, timeZone: string): string {
  return formatDay(valid_until, timeZone);
}

/** A tree as the request lists it: "2. Live oak"; without one, the whole job. */
export function quotedWork(
  tree: RequestDetail['request_trees'][number] | undefined,
  category: ServiceCategory,
): string {
  return tree === undefined ? 'The whole job' : `${tree.position}. ${treeName(tree, category)}`;
}
