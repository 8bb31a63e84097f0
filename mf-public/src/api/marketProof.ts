import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';

const DAY_MS = 24 * 60 * 60 * 1000;

const proofSchema = v.object({
  insured_pros: v.number(),
  /** ISO time. */
  last_verified_at: v.nullable(v.string()),
  /** The latest of three Pros, whatever their stars; none where too few Pros have a review. */
  reviews: v.array(
    v.object({
      id: v.string(),
      vendor_id: v.string(),
      business_name: v.string(),
      city: v.string(),
      region: v.string(),
      is_demo: v.boolean(),
      author_name: v.string(),
      rating: v.number(),
      body: v.string(),
      published_at: v.string(),
    }),
  ),
});

/**
 * Query for what the market can prove about its Pros. Open to visitors. It stays good for a day, so that
 * what came with a prerendered page is not read again in the first view.
 */
export const marketProofQuery = () =>
  queryOptions({
    queryKey: ['market_proof'],
    queryFn: async () => {
      const client = await backend();
      return v.parse(proofSchema, unwrap(await client.rpc('market_proof')));
    },
    staleTime: DAY_MS,
  });

/** What the market can prove about its Pros. */
export type MarketProof = v.InferOutput<typeof proofSchema>;
