// Apart from caseKinds: a request shows it without the kinds of cases.
import { isKeyOf } from '@tree-service/domain';

/** How far the search for a Pro has come, in a few words for administrators. */
const SEARCH_LABELS = {
  asked: 'Pros have it',
  still_needed: 'Owner asked if still needed',
  paused: 'Offers are turned off',
  none_found: 'No Pro found',
  none_left: 'Every Pro passed',
} as const;

export const searchLabel = (search: string): string =>
  isKeyOf(SEARCH_LABELS, search) ? SEARCH_LABELS[search] : search.replaceAll('_', ' ');
