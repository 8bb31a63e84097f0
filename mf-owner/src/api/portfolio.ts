import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';

const figuresSchema = v.object({
  property_id: v.string(),
  trees: v.number(),
  worrying_trees: v.number(),
  open_requests: v.number(),
  requests: v.number(),
  last_work_at: v.nullable(v.string()),
});

/** The figures of one property. `last_work_at` is an ISO time. */
export type PropertyFigures = v.InferOutput<typeof figuresSchema>;

/**
 * Query for the figures of up to 100 of the caller's properties, by property id: current trees, how many of them are not healthy, open requests, all requests, and the ISO time work was last completed.
 */
export const propertyFiguresQuery = (ownerId: string, propertyIds: readonly string[]) =>
  queryOptions({
    queryKey: ['properties', 'of', ownerId, 'figures', propertyIds],
    queryFn: async (): Promise<Partial<Record<string, PropertyFigures>>> => {
      if (propertyIds.length === 0) return {};
      const client = await backend();
      const rows = unwrap(
        await client.rpc('my_property_figures', { properties: [...propertyIds] }),
      );
      return Object.fromEntries(
        v.parse(v.array(figuresSchema), rows).map((figures) => [figures.property_id, figures]),
      );
    },
  });

/** Query for what the caller's completed jobs cost, by property and year; in cents. */
export const spendingQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['jobs', 'spending', ownerId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(await client.rpc('my_spending'));
    },
  });

export type Spending = Awaited<
  ReturnType<NonNullable<ReturnType<typeof spendingQuery>['queryFn']>>
>[number];

const careSchema = v.object({
  tree_id: v.string(),
  label: v.string(),
  species: v.nullable(v.string()),
  height_m: v.nullable(v.number()),
  diameter_cm: v.nullable(v.number()),
  count: v.number(),
  condition: v.string(),
  property_id: v.string(),
  property: v.string(),
  region: v.string(),
  time_zone: v.string(),
  last_work_at: v.nullable(v.string()),
});

/** A tree that needs care, in meters and centimeters; last_work_at is an ISO time. */
export type TreeNeedingCare = v.InferOutput<typeof careSchema>;

export const MAX_CARE_TREES = 100;

/**
 * Query for the caller's trees that need care and have no open request, the most urgent 100 first; everywhere or at one property. Heights in meters, trunks in centimeters.
 */
export const treesNeedingCareQuery = (ownerId: string, propertyId: string | null) =>
  queryOptions({
    queryKey: ['properties', 'of', ownerId, 'care', propertyId],
    queryFn: async () => {
      const client = await backend();
      const rows = await client.rpc(
        'my_trees_needing_care',
        propertyId === null
          ? { page_size: MAX_CARE_TREES }
          : { page_size: MAX_CARE_TREES, at_property: propertyId },
      );
      return v.parse(v.array(careSchema), unwrap(rows));
    },
  });
