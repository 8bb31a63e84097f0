import { LEAD_SORTS, type LeadPageFilter } from '../api/leadInbox';
import {
  isKeyOf,
  milesToKilometers,
  REQUEST_TIMINGS,
  SERVICES,
  type RequestTiming,
  type ServiceCategory,
} from '@tree-service/domain';
import { parseLeadGroup, statesOfGroup, type LeadGroup } from './leadGroups';

/** Distances in miles an inbox can be narrowed to. */
export const DISTANCES = [5, 10, 25, 50] as const;

/** An order an inbox can be read in. */
export type LeadSort = LeadPageFilter['sort'];

/** What a Pro has chosen to see of the inbox; kept in the address. */
export interface LeadFilters {
  group: LeadGroup;
  service: ServiceCategory | null;
  timing: RequestTiming | null;
  /** Miles. */
  within: (typeof DISTANCES)[number] | null;
  search: string;
  sort: LeadSort;
  view: 'list' | 'map';
}

const SEARCH_MAX = 80;

/** What comes first unless said otherwise: of the new ones that which ends first, else the latest. */
export function usualSort(group: LeadGroup): LeadSort {
  return group === 'new' ? 'ending' : 'newest';
}

/** The filters an address names; what it does not name, or names wrongly, is left open. */
export function parseLeadFilters(address: URLSearchParams): LeadFilters {
  const group = parseLeadGroup(address.get('show'));
  const service = address.get('service');
  const timing = address.get('when');
  return {
    group,
    service: isKeyOf(SERVICES, service) ? service : null,
    timing: isKeyOf(REQUEST_TIMINGS, timing) ? timing : null,
    within: DISTANCES.find((miles) => String(miles) === address.get('within')) ?? null,
    search: (address.get('find') ?? '').slice(0, SEARCH_MAX),
    sort: LEAD_SORTS.find((sort) => sort === address.get('sort')) ?? usualSort(group),
    view: address.get('view') === 'map' ? 'map' : 'list',
  };
}

/** The query string of filters, beginning with "?"; what is as usual is left out. */
export function leadFiltersAddress(filters: LeadFilters): string {
  const { group, service, timing, within, search, sort, view } = filters;
  const address = new URLSearchParams({
    show: group,
    ...(service && { service }),
    ...(timing && { when: timing }),
    ...(within && { within: String(within) }),
    ...(search && { find: search }),
    ...(sort !== usualSort(group) && { sort }),
    ...(view === 'map' && { view }),
  });
  return `?${address.toString()}`;
}

/** The filters as the database reads them. */
export function leadPageFilter(filters: LeadFilters): LeadPageFilter {
  const { group, service, timing, within, search, sort } = filters;
  return {
    states: statesOfGroup(group),
    ...(service && { category: service }),
    ...(timing && { timing }),
    ...(within && { within_km: milesToKilometers(within) }),
    ...(search.trim() && { search: search.trim() }),
    sort,
  };
}

/** How many conditions narrow the inbox down. */
export function countConditions({ service, timing, within, search }: LeadFilters): number {
  return [service, timing, within, search.trim() || null].filter((each) => each !== null).length;
}

/** The same part of the inbox without any condition. */
export function withoutConditions(filters: LeadFilters): LeadFilters {
  return { ...filters, service: null, timing: null, within: null, search: '' };
}
