import { cut, isKeyOf, type RequestState } from '@tree-service/domain';
import type { RequestSearch } from '../../api/requestLists';

/** Groups of states that the list can be filtered by. */
export const REQUEST_GROUPS = {
  all: { label: 'All', states: null },
  open: { label: 'Open', states: ['draft', 'submitted', 'matching', 'open'] },
  booked: { label: 'Booked', states: ['awarded', 'scheduled', 'in_progress'] },
  done: { label: 'Done', states: ['completed', 'closed'] },
  ended: { label: 'Canceled or expired', states: ['canceled', 'expired', 'rejected_spam'] },
} as const satisfies Record<string, { label: string; states: readonly RequestState[] | null }>;

/** The value of the `show` parameter. */
export type RequestGroup = keyof typeof REQUEST_GROUPS;

export const REQUEST_ORDERS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  updated: 'Recently updated',
} as const;

export interface ListSearch {
  group: RequestGroup;
  words: string;
  order: keyof typeof REQUEST_ORDERS;
  propertyId: string | null;
}

export type ListParameter = 'q' | 'show' | 'sort' | 'property';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const LONGEST_SEARCH = 200;

function isOneOf<Choices extends object>(
  choices: Choices,
  value: string | null,
): value is Extract<keyof Choices, string> {
  return isKeyOf(choices, value);
}

/** Parses the search from an address; missing or invalid values get their default. */
export function parseSearch(parameters: URLSearchParams): ListSearch {
  const show = parameters.get('show');
  const sort = parameters.get('sort');
  const property = parameters.get('property') ?? '';
  return {
    group: isOneOf(REQUEST_GROUPS, show) ? show : 'all',
    words: cut(parameters.get('q') ?? '', LONGEST_SEARCH),
    order: isOneOf(REQUEST_ORDERS, sort) ? sort : 'newest',
    propertyId: UUID.test(property) ? property : null,
  };
}

/** Whether an address filters the list. */
export function isFiltered({ group, words, propertyId }: ListSearch): boolean {
  return group !== 'all' || words.trim() !== '' || propertyId !== null;
}

/** The search as sent to the server. */
export function toRequestSearch({ group, words, order, propertyId }: ListSearch): RequestSearch {
  const { states } = REQUEST_GROUPS[group];
  return { states, words: words.trim(), sort: order, propertyId };
}

/** Requests in each group, from the counts by state. */
export function countByGroup(
  counts: Partial<Record<RequestState, number>>,
): Record<RequestGroup, number> {
  const groups = { all: 0, open: 0, booked: 0, done: 0, ended: 0 };
  for (const [state, count] of Object.entries(counts)) {
    for (const group of ['all', 'open', 'booked', 'done', 'ended'] as const) {
      const states: readonly string[] | null = REQUEST_GROUPS[group].states;
      if (states === null || states.includes(state)) groups[group] += count;
    }
  }
  return groups;
}
