import { queryOptions } from '@tanstack/react-query';
import { newKey } from '@tree-service/domain';
import { backend, expectDone, unwrap } from '@tree-service/kernel';
import { ROWS_AN_ANSWER } from '@tree-service/market/api/everyPage';
import { rowOf } from '@tree-service/market/api/oneCall';
import * as v from 'valibot';

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

/**
 * Says in which time zone a property is, where that of its ZIP code is wrong; its requests follow. Refused with the
 * hint version_conflict when `expectedVersion` is not the current one. Returns it as it is now.
 */
export async function correctPropertyZone(
  propertyId: string,
  timeZone: string,
  expectedVersion: number,
) {
  const client = await backend();
  const answer = await client.rpc('correct_property_zone', {
    property_id: propertyId,
    time_zone: timeZone,
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

/** What the database says of an import, of properties or of trees. */
export const importReportSchema = v.object({
  added: v.number(),
  known: v.number(),
  /** Properties that were there under another name. */
  renamed: v.optional(v.number(), 0),
  refused: v.array(v.object({ row: v.number(), reason: v.string() })),
});

/** The result of an import: rows added, rows that already existed, those that changed a name, and rows refused, counted from 1. */
export type ImportReport = v.InferOutput<typeof importReportSchema>;

/** Adds up to 500 properties from a list; a repeat with the same key has no effect. */
export async function importProperties(rows: PropertyRow[], key: string): Promise<ImportReport> {
  const client = await backend();
  const answer = await client.rpc('import_properties', { rows, idempotency_key: key });
  return v.parse(importReportSchema, unwrap(answer));
}

/** What importing up to 500 properties would do. Nothing is saved. */
export async function previewProperties(rows: PropertyRow[]): Promise<ImportReport> {
  const client = await backend();
  const asked = { rows, idempotency_key: newKey(), is_preview: true };
  return v.parse(importReportSchema, unwrap(await client.rpc('import_properties', asked)));
}
