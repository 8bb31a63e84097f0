import type { Row } from '../database';
import type { StoredObject } from './storedObjects';

/** How a listing is asked for. */
export interface ListingQuery {
  prefix: string;
  search: string;
  limit: number;
  offset: number;
  descending: boolean;
}

/**
 * One level of a bucket as hosted storage lists it: files with names relative to the prefix, and
 * folders, which have no id.
 */
export function folderListing(objects: StoredObject[], query: ListingQuery): Row[] {
  const entries = new Map<string, Row>();
  for (const object of objects) {
    const [step, ...deeper] = object.name.slice(query.prefix.length).split('/');
    if (!step || !step.toLowerCase().startsWith(query.search.toLowerCase())) continue;
    entries.set(
      step,
      deeper.length === 0 ? fileEntry(step, object) : (entries.get(step) ?? folderEntry(step)),
    );
  }
  const sorted = [...entries.values()].sort((a, b) =>
    String(a['name']) < String(b['name']) ? -1 : 1,
  );
  if (query.descending) sorted.reverse();
  return sorted.slice(query.offset, query.offset + query.limit);
}

function fileEntry(name: string, object: StoredObject): Row {
  const { id, updated_at, created_at, last_accessed_at, metadata } = object;
  return { name, id, updated_at, created_at, last_accessed_at, metadata };
}

function folderEntry(name: string): Row {
  return {
    name,
    id: null,
    updated_at: null,
    created_at: null,
    last_accessed_at: null,
    metadata: null,
  };
}
