// A chunk of its own: valibot stays out of the first view.
import * as v from 'valibot';

const proofSchema = v.object({
  insured_vendors: v.number(),
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

/** What the market can prove about its Pros. */
export type MarketProof = v.InferOutput<typeof proofSchema>;

/** Reads the answer of `market_proof`. Throws when it is none. */
export const parseMarketProof = (answer: unknown): MarketProof => v.parse(proofSchema, answer);
