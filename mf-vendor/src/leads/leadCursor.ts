import type { Json } from '@tree-service/kernel';
import { leadFiltersSearch, type LeadFilters } from './leadFilters';

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
