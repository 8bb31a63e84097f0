import { LEAD_SORTS, type LeadPageFilter } from '../api/leadInbox';
import {
  cut,
  isKeyOf,
  milesToKilometers,
  REQUEST_TIMINGS,
  SERVICES,
  type RequestTiming,
  type ServiceCategory,
} from '@tree-service/domain';
import type { Json } from '@tree-service/kernel';
import { parseLeadGroup, statesOfGroup, type LeadGroup } from './leadGroups';

/** Miles. */
export const DISTANCES = [5, 10, 25, 50] as const;

export type LeadSort = LeadPageFilter['sort'];

/** The state of the inbox, kept in the query string. */
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

/** New leads by the end of the offer, all others by date. */
export function defaultSort(group: LeadGroup): LeadSort {
  return group === 'new' ? 'ending' : 'newest';
}

/** Missing and invalid values are ignored. */
export function parseLeadFilters(address: URLSearchParams): LeadFilters {
  const group = parseLeadGroup(address.get('show'));
  const service = address.get('service');
  const timing = address.get('when');
  return {
    group,
    service: isKeyOf(SERVICES, service) ? service : null,
    timing: isKeyOf(REQUEST_TIMINGS, timing) ? timing : null,
    within: DISTANCES.find((miles) => String(miles) === address.get('within')) ?? null,
    search: cut(address.get('find') ?? '', SEARCH_MAX),
    sort: LEAD_SORTS.find((sort) => sort === address.get('sort')) ?? defaultSort(group),
    view: address.get('view') === 'map' ? 'map' : 'list',
  };
}

/** Begins with "?"; default values are left out. */
export function leadFiltersSearch(filters: LeadFilters): string {
  const { group, service, timing, within, search, sort, view } = filters;
  const address = new URLSearchParams({
    show: group,
    ...(service && { service }),
    ...(timing && { when: timing }),
    ...(within && { within: String(within) }),
    ...(search && { find: search }),
    ...(sort !== defaultSort(group) && { sort }),
    ...(view === 'map' && { view }),
  });
  return `?${address.toString()}`;
}

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

export function countConditions({ service, timing, within, search }: LeadFilters): number {
  return [service, timing, within, search.trim() || null].filter((each) => each !== null).length;
}

/** Keeps the tab and the order. */
export function withoutConditions(filters: LeadFilters): LeadFilters {
  return { ...filters, service: null, timing: null, within: null, search: '' };
}

const isValue = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** The cursor after which a page starts; null for the start or an invalid one. */
export function parseLeadCursor(text: string | null): Json | null {
  if (text === null) return null;
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) && read.length === 2 && read.every(isValue) ? read : null;
  } catch {
    // Not one of our own links.
    return null;
  }
}

export function leadCursorSearch(filters: LeadFilters, cursor: Json): string {
  const from = new URLSearchParams({ from: JSON.stringify(cursor) });
  return `${leadFiltersSearch(filters)}&${from.toString()}`;
}
