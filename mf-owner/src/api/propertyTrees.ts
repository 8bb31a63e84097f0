import { queryOptions } from '@tanstack/react-query';
import { newKey, type TreeCondition } from '@tree-service/domain';
import { backend, expectDone, queryClient, unwrap, type Database } from '@tree-service/kernel';
import { readEveryPage, ROWS_AN_ANSWER } from '@tree-service/market/api/everyPage';
import { rowOf } from '@tree-service/market/api/oneCall';
import { showRows, withAdded } from '@tree-service/market/api/showRows';
import * as v from 'valibot';
import { importReportSchema, type ImportReport } from './properties';

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

/** What importing up to 500 trees would do. Nothing is saved. */
export async function previewPropertyTrees(rows: PropertyTreeRow[]): Promise<ImportReport> {
  const client = await backend();
  const asked = { rows, idempotency_key: newKey(), is_preview: true };
  return v.parse(importReportSchema, unwrap(await client.rpc('import_property_trees', asked)));
}
