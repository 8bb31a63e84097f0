import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import {
  SEARCHES_AHEAD,
  type Estimate,
  type EstimateInput,
  type TreeFacts,
} from '@tree-service/domain';

const estimateSchema: v.GenericSchema<unknown, Estimate> = v.object({
  version: v.number(),
  currency: v.literal('USD'),
  low_cents: v.number(),
  high_cents: v.number(),
  lines: v.array(
    v.object({
      code: v.string(),
      tree: v.nullable(v.number()),
      low_cents: v.number(),
      high_cents: v.number(),
      reason: v.string(),
    }),
  ),
  reasons: v.array(v.string()),
  site_visit_needed: v.boolean(),
  line_clearance_needed: v.boolean(),
  sources: v.optional(
    v.array(v.object({ publisher: v.string(), title: v.string(), year: v.nullable(v.number()) })),
  ),
});

/** An estimate as stored with a request. Throws when it is not one. */
export function parseEstimate(stored: unknown): Estimate {
  return v.parse(estimateSchema, stored);
}

/** Query for the instant estimate of described work, open to visitors. Amounts are cents. */
export const estimateQuery = (input: EstimateInput) =>
  queryOptions({
    queryKey: ['estimates', input],
    queryFn: async () => {
      const client = await backend();
      return parseEstimate(unwrap(await client.rpc('estimate_request', { input })));
    },
    staleTime: Infinity,
  });

const askedVendorSchema = v.object({
  vendor_id: v.string(),
  business_name: v.string(),
  city: v.string(),
  region: v.string(),
  distance_km: v.number(),
  rating: v.nullable(v.number()),
  rating_count: v.number(),
  jobs_completed: v.number(),
  insured_until: v.string(),
  logo_path: v.nullable(v.string()),
  photo_path: v.nullable(v.string()),
  is_demo: v.boolean(),
  promoted: v.boolean(),
});

/** A Pro a request would be offered to first. The distance is whole kilometers between ZIP codes; `insured_until` is an ISO date. */
export type AskedVendor = v.InferOutput<typeof askedVendorSchema>;

const priceAndVendorsSchema = v.object({
  estimate: estimateSchema,
  city: v.string(),
  region: v.string(),
  vendors: v.array(askedVendorSchema),
  search: v.picklist(SEARCHES_AHEAD),
  /** How many insured Pros cover the place for the service, and the median hours to a first quote, null for too few quotes. */
  coverage: v.optional(
    v.nullable(v.object({ vendors: v.number(), first_quote_hours: v.nullable(v.number()) })),
    null,
  ),
});

/** A price, who would be asked, and what the search would come to; amounts are cents. */
export type PriceAndVendors = v.InferOutput<typeof priceAndVendorsSchema>;

/** What a first price is computed from: work as for an estimate, where heights may be missing. */
export interface PriceInput {
  readonly work: Omit<EstimateInput, 'trees'> & { readonly trees: readonly Partial<TreeFacts>[] };
  /** Five digits. */
  readonly zip: string;
}

/** Query for a first price and the Pros who would be asked, open to visitors. Fails for an unknown ZIP code. */
export const priceAndVendorsQuery = ({ work, zip }: PriceInput) =>
  queryOptions({
    queryKey: ['estimates', 'vendors', work, zip],
    queryFn: async (): Promise<PriceAndVendors> => {
      const client = await backend();
      const answer = await client.rpc('price_and_vendors', {
        input: { ...work, trees: [...work.trees] },
        zip,
      });
      return v.parse(priceAndVendorsSchema, unwrap(answer));
    },
    staleTime: 5 * 60 * 1000,
  });

/** Downloads what calls the backend before it is needed. */
export function connectAhead(): void {
  backend().catch((cause: unknown) => console.info('The backend could not be preloaded.', cause));
}
