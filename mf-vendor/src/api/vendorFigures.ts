import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';

const figuresSchema = v.object({
  /** Plain mean of the reviews, null without any. */
  rating: v.nullable(v.number()),
  /** The rating that ranks: with the prior of the matching policy. */
  bayesian_rating: v.number(),
  rating_count: v.number(),
  jobs_completed: v.number(),
  median_answer_seconds: v.nullable(v.number()),
  acceptance_rate: v.nullable(v.number()),
  win_rate: v.nullable(v.number()),
});

const profileSchema = v.nullable(
  v.object({
    vendor_id: v.string(),
    business_name: v.string(),
    about: v.nullable(v.string()),
    city: v.nullable(v.string()),
    region: v.nullable(v.string()),
    service_radius_km: v.number(),
    categories: v.array(v.string()),
    crew_size: v.nullable(v.number()),
    founded_year: v.nullable(v.number()),
    is_demo: v.boolean(),
    member_since: v.string(),
    figures: figuresSchema,
    credentials: v.array(
      v.object({
        kind: v.string(),
        issuer: v.string(),
        verified_at: v.nullable(v.string()),
        expires_on: v.string(),
        standing: v.picklist(['verified', 'expired', 'not_verified']),
      }),
    ),
    equipment: v.array(v.string()),
    media: v.array(
      v.object({
        id: v.string(),
        kind: v.picklist(['logo', 'photo', 'video']),
        path: v.string(),
        caption: v.nullable(v.string()),
        pair_id: v.nullable(v.string()),
        moment: v.nullable(v.picklist(['before', 'after'])),
      }),
    ),
  }),
);

/** What anyone may know of an approved Pro, with the evidence for it. */
export type ProvenProfile = NonNullable<v.InferOutput<typeof profileSchema>>;

/** Query for what anyone may know of a Pro, rates and evidence included; null when there is no such Pro. */
export const provenProfileQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'proven'],
    queryFn: async () => {
      const client = await backend();
      const answer = await client.rpc('public_vendor_profile', { vendor_id: vendorId });
      expectDone(answer);
      return v.parse(profileSchema, answer.data);
    },
  });

const statsSchema = v.object({
  from_day: v.string(),
  to_day: v.string(),
  funnel: v.object({
    offered: v.number(),
    viewed: v.number(),
    accepted: v.number(),
    quoted: v.number(),
    won: v.number(),
    declined: v.number(),
    lapsed: v.number(),
  }),
  median_answer_seconds: v.nullable(v.number()),
  acceptance_rate: v.nullable(v.number()),
  win_rate: v.nullable(v.number()),
  jobs_completed: v.number(),
  earned_cents: v.number(),
  tokens_spent: v.number(),
  months: v.array(v.object({ month: v.string(), jobs: v.number(), earned_cents: v.number() })),
});

/** How a Pro did between two days. Rates run from 0 to 1; amounts are cents. */
export type VendorStats = v.InferOutput<typeof statsSchema>;

/** Query for how the calling Pro did between two ISO dates, both included. */
export const vendorStatsQuery = (vendorId: string, fromDay: string, toDay: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'stats', fromDay, toDay],
    queryFn: async () => {
      const client = await backend();
      const answer = await client.rpc('my_vendor_stats', { from_day: fromDay, to_day: toDay });
      return v.parse(statsSchema, unwrap(answer));
    },
  });
