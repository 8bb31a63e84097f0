import type { RequestDetail } from '@tree-service/market/api/requests';
import { formatDay, treeName, type ServiceCategory } from '@tree-service/domain';
import type { OwnerQuote } from './ownerQuote';

/** "Mon, Nov 23, 2026" for a calendar date without a time zone. */
function calendarDay(isoDate: string): string {
  return formatDay(`${isoDate}T12:00:00Z`, 'UTC');
}

/** When the Pro could start. */
export function earliestStart({ earliest_start }: OwnerQuote): string {
  return earliest_start === null ? 'Not specified' : calendarDay(earliest_start);
}

/** The last day of the quote in the property's time zone. */
export function validUntil({ valid_until }: OwnerQuote, timeZone: string): string {
  return formatDay(valid_until, timeZone);
}

/** "2. Live oak"; without a tree, the whole job. */
export function quotedWork(
  tree: RequestDetail['request_trees'][number] | undefined,
  category: ServiceCategory,
): string {
  return tree === undefined ? 'The whole job' : `${tree.position}. ${treeName(tree, category)}`;
}
