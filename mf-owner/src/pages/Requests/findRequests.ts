import { REQUEST_STATES, SERVICES, isKeyOf } from '@tree-service/shared/domain';
import type { RequestState, ServiceCategory } from '@tree-service/shared/domain';

/** Groups of states by which people look for their requests, with what they are called. */
export const REQUEST_GROUPS = {
  all: { label: 'All', states: null },
  open: { label: 'Open', states: ['draft', 'submitted', 'matching', 'open'] },
  booked: { label: 'Booked', states: ['awarded', 'scheduled', 'in_progress'] },
  done: { label: 'Done', states: ['completed', 'closed'] },
  ended: { label: 'Cancelled or expired', states: ['cancelled', 'expired', 'rejected_spam'] },
} as const satisfies Record<string, { label: string; states: readonly RequestState[] | null }>;

/** A group of requests, as the `show` parameter of the address names it. */
export type RequestGroup = keyof typeof REQUEST_GROUPS;

/** Orders of the list, with what they are called. */
export const REQUEST_ORDERS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  updated: 'Last changed first',
} as const;

/** An order of the list, as the `sort` parameter of the address names it. */
export type RequestOrder = keyof typeof REQUEST_ORDERS;

/** The facts of a request that finding it needs. */
export interface FindableRequest {
  number: number;
  state: RequestState;
  category: ServiceCategory;
  description: string;
  city: string;
  region: string;
  zip: string;
  created_at: string;
  updated_at: string;
  properties: { label: string; address: string } | null;
}

/** What is looked for. */
export interface RequestSearch {
  group: RequestGroup;
  words: string;
  order: RequestOrder;
}

function isOneOf<Choices extends object>(
  choices: Choices,
  value: string | null,
): value is Extract<keyof Choices, string> {
  return isKeyOf(choices, value);
}

/** The search an address asks for; what it does not say, or says wrongly, is the default. */
export function parseSearch(parameters: URLSearchParams): RequestSearch {
  const show = parameters.get('show');
  const sort = parameters.get('sort');
  return {
    group: isOneOf(REQUEST_GROUPS, show) ? show : 'all',
    words: parameters.get('q') ?? '',
    order: isOneOf(REQUEST_ORDERS, sort) ? sort : 'newest',
  };
}

function textOf(request: FindableRequest): string {
  return [
    `#${request.number}`,
    SERVICES[request.category].name,
    REQUEST_STATES[request.state].label,
    request.description,
    request.city,
    request.region,
    request.zip,
    request.properties?.label,
    request.properties?.address,
  ]
    .join(' ')
    .toLowerCase();
}

const orders: Readonly<
  Record<RequestOrder, (one: FindableRequest, other: FindableRequest) => number>
> = {
  newest: (one, other) => Date.parse(other.created_at) - Date.parse(one.created_at),
  oldest: (one, other) => Date.parse(one.created_at) - Date.parse(other.created_at),
  updated: (one, other) => Date.parse(other.updated_at) - Date.parse(one.updated_at),
};

/** The requests of a group that contain every word, in the order asked for. */
export function findRequests<Request extends FindableRequest>(
  requests: readonly Request[],
  { group, words, order }: RequestSearch,
): Request[] {
  const states: readonly RequestState[] | null = REQUEST_GROUPS[group].states;
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return requests
    .filter(({ state }) => states === null || states.includes(state))
    .filter((request) => {
      const text = textOf(request);
      return wanted.every((word) => text.includes(word));
    })
    .sort(orders[order]);
}

/** How many requests each group holds. */
export function countByGroup(
  requests: readonly Pick<FindableRequest, 'state'>[],
): Record<RequestGroup, number> {
  const counts = { all: requests.length, open: 0, booked: 0, done: 0, ended: 0 };
  for (const { state } of requests) {
    for (const group of ['open', 'booked', 'done', 'ended'] as const) {
      const states: readonly RequestState[] = REQUEST_GROUPS[group].states;
      if (states.includes(state)) counts[group] += 1;
    }
  }
  return counts;
}
