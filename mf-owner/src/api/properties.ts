import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone, queryClient, unwrap, type Database } from '@tree-service/kernel';
import { readEveryPage, ROWS_AN_ANSWER } from '@tree-service/market/api/everyPage';
import { rowOf } from '@tree-service/market/api/oneCall';
import { showRows, withAdded } from '@tree-service/market/api/showRows';
import * as v from 'valibot';
import type { TreeCondition } from '@tree-service/domain';

async function readProperties(ownerId: string, from: number) {
  const client = await backend();
  return unwrap(
    await client
      .from('properties')
      .select()
      .eq('owner_id', ownerId)
      .is('archived_at', null)
      .order('label')
      .order('id')
      .range(from, from + ROWS_AN_ANSWER - 1),
  );
}

/** Query for all of the caller's properties, by name; an account has at most 2000. */
export const myPropertiesQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['properties', 'of', ownerId],
    queryFn: async () => {
      const properties = await readProperties(ownerId, 0);
      let isFull = properties.length === ROWS_AN_ANSWER;
      while (isFull) {
        const page = await readProperties(ownerId, properties.length);
        properties.push(...page);
        isFull = page.length === ROWS_AN_ANSWER;
      }
      return properties;
    },
  });

/** One of the caller's properties. `version` counts its changes. */
export type Property = Awaited<
  ReturnType<NonNullable<ReturnType<typeof myPropertiesQuery>['queryFn']>>
>[number];

/** Where the owner put the pin of a property; null without one. */
export function pinOf(property: {
  readonly pin_latitude: number | null;
  readonly pin_longitude: number | null;
}) {
  const { pin_latitude: latitude, pin_longitude: longitude } = property;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

export const propertyQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ['properties', propertyId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(await client.from('properties').select().eq('id', propertyId).single());
    },
  });

/** By what rows of a list name the caller's properties. */
export async function readPropertyNames() {
  const client = await backend();
  return unwrap(
    await client.from('properties').select('id, label, address').is('archived_at', null),
  );
}

/** Adds a property; city, position and time zone follow the ZIP code. Returns its id. */
export async function addProperty(facts: { label: string; address: string; zip: string }) {
  const client = await backend();
  return unwrap(await client.rpc('add_property', facts));
}

/**
 * Renames or moves a property. The address cannot change while a request for it is open. Refused with
 * the hint version_conflict when `expectedVersion` is not the current one. Returns it as it is now.
 */
export async function updateProperty(
  propertyId: string,
  facts: { label: string; address: string; zip: string },
  expectedVersion: number,
) {
  const client = await backend();
  const answer = await client.rpc('update_property', {
    property_id: propertyId,
    ...facts,
    expected_version: expectedVersion,
  });
  return v.parse(rowOf<Property>(), unwrap(answer));
}

/** Removes a property from the list; one that had requests is restored when its address is added again. */
export async function removeProperty(propertyId: string) {
  const client = await backend();
  expectDone(await client.rpc('remove_property', { property_id: propertyId }));
}

export type PropertyRow = { label?: string; address: string; zip: string };

const importReportSchema = v.object({
  added: v.number(),
  known: v.number(),
  refused: v.array(v.object({ row: v.number(), reason: v.string() })),
});

/** The result of an import: rows added, rows that already existed, and rows refused, counted from 1. */
export type ImportReport = v.InferOutput<typeof importReportSchema>;

/** Adds up to 500 properties from a list; a repeat with the same key has no effect. */
export async function importProperties(rows: PropertyRow[], key: string): Promise<ImportReport> {
  const client = await backend();
  const answer = await client.rpc('import_properties', { rows, idempotency_key: key });
  return v.parse(importReportSchema, unwrap(answer));
}

/** Query for the trees of a property with their history, removed trees last. */
export const propertyTreesQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ['properties', propertyId, 'trees'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('property_trees')
          .select(
            `*, property_tree_events(id, kind, facts, created_at),
            request_trees(id, service_requests(id, number, category, state, created_at,
              quotes(state), jobs(state, scheduled_for, completed_at, job_disputes(state))))`,
          )
          .eq('property_id', propertyId)
          .order('removed_at', { ascending: false, nullsFirst: true })
          .order('label')
          .order('id', { referencedTable: 'property_tree_events', ascending: false })
          .limit(500),
      );
    },
  });

export type PropertyTree = Awaited<
  ReturnType<NonNullable<ReturnType<typeof propertyTreesQuery>['queryFn']>>
>[number];

/** What an owner enters about a tree. Heights in meters, trunks in centimeters; photos are paths already uploaded. */
export type PropertyTreeFacts = {
  label: string;
  species?: string;
  height_m?: number;
  diameter_cm?: number;
  count?: number;
  condition?: TreeCondition;
  position_note?: string;
  photos?: string[];
};

/** A tree without its history. */
type TreeRow = Database['public']['Tables']['property_trees']['Row'];

// As they are read: removed ones last, the latest removed first, and by name.
const inOrder = (one: TreeRow, other: TreeRow) =>
  Number(one.removed_at !== null) - Number(other.removed_at !== null) ||
  (other.removed_at ?? '').localeCompare(one.removed_at ?? '') ||
  one.label.localeCompare(other.label);

/** Shows a tree as it was just saved, in its place in the inventory. */
export function showTree(saved: TreeRow): void {
  showRows<TreeRow>([saved]);
  queryClient.setQueryData(propertyTreesQuery(saved.property_id).queryKey, (known) => {
    if (known === undefined) return known;
    const stored = known.find(({ id }) => id === saved.id);
    const tree = stored ?? { ...saved, property_tree_events: [], request_trees: [] };
    return withAdded(known, tree).sort(inOrder);
  });
}

/** Adds a tree to a property, and returns it as it is stored. */
export async function addPropertyTree(propertyId: string, facts: PropertyTreeFacts) {
  const client = await backend();
  const answer = await client.rpc('save_property_tree', { property_id: propertyId, facts });
  return v.parse(rowOf<TreeRow>(), unwrap(answer));
}

/**
 * Changes a tree and restores one that was removed. Refused with the hint version_conflict when
 * `expectedVersion` is not the current one. Returns it as it is now.
 */
export async function savePropertyTree(
  propertyId: string,
  treeId: string,
  facts: PropertyTreeFacts,
  expectedVersion: number,
) {
  const client = await backend();
  const answer = await client.rpc('save_property_tree', {
    property_id: propertyId,
    tree_id: treeId,
    facts,
    expected_version: expectedVersion,
  });
  return v.parse(rowOf<TreeRow>(), unwrap(answer));
}

/** Marks a tree as removed, with the reason. */
export async function removePropertyTree(treeId: string, reason: string) {
  const client = await backend();
  expectDone(await client.rpc('remove_property_tree', { tree_id: treeId, reason }));
}

/** A tree to import. `property` is the name, address or id of one of the caller's properties. */
export type PropertyTreeRow = { property: string } & Omit<PropertyTreeFacts, 'photos'>;

/** Adds up to 500 trees from a list; a repeat with the same key has no effect. */
export async function importPropertyTrees(
  rows: PropertyTreeRow[],
  key: string,
): Promise<ImportReport> {
  const client = await backend();
  const answer = await client.rpc('import_property_trees', { rows, idempotency_key: key });
  return v.parse(importReportSchema, unwrap(answer));
}

/** All current trees of the caller, or of one property, for an export. */
export async function readAllTrees(propertyId?: string) {
  const client = await backend();
  return readEveryPage(ROWS_AN_ANSWER, async (after: { id: string } | undefined) => {
    let page = client
      .from('property_trees')
      .select('*, properties!inner(label, address, zip, archived_at)')
      .is('removed_at', null)
      .is('properties.archived_at', null)
      .order('id')
      .limit(ROWS_AN_ANSWER);
    if (propertyId !== undefined) page = page.eq('property_id', propertyId);
    if (after !== undefined) page = page.gt('id', after.id);
    return unwrap(await page);
  });
}

export type PortfolioTree = Awaited<ReturnType<typeof readAllTrees>>[number];
