import { queryOptions } from '@tanstack/react-query';
import { SERVICE_CATEGORIES } from '@tree-service/domain';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';

export const statsSchema = v.object({
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
  jobs_unpaid: v.number(),
  unpaid_cents: v.number(),
  tokens_spent: v.number(),
  tokens_refunded: v.number(),
  services: v.array(
    v.object({
      category: v.picklist(SERVICE_CATEGORIES),
      jobs: v.number(),
      earned_cents: v.number(),
    }),
  ),
  months: v.array(v.object({ month: v.string(), jobs: v.number(), earned_cents: v.number() })),
});

/** Rates run from 0 to 1; amounts are cents. */
export type VendorStats = v.InferOutput<typeof statsSchema>;

/** Between two ISO dates, both included. */
export const vendorStatsQuery = (vendorId: string, fromDay: string, toDay: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'stats', fromDay, toDay],
    queryFn: async () => {
      const client = await backend();
      const answer = await client.rpc('my_vendor_stats', { from_day: fromDay, to_day: toDay });
      return v.parse(statsSchema, unwrap(answer));
    },
  });
