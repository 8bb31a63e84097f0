import type { Json } from '@tree-service/kernel';
import { leadFiltersAddress, type LeadFilters } from './leadFilters';

const isValue = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Where in a long list an address begins: the place of the request before it; null for the start. */
export function parseLeadPlace(text: string | null): Json | null {
  if (text === null) return null;
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) && read.length === 2 && read.every(isValue) ? read : null;
  } catch {
    // Not one of our own addresses.
    return null;
  }
}

/** The query string of filters from a place in their list on. */
export function leadPlaceAddress(filters: LeadFilters, place: Json): string {
  const from = new URLSearchParams({ from: JSON.stringify(place) });
  return `${leadFiltersAddress(filters)}&${from.toString()}`;
}
