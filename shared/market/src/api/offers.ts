import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';

const statusSchema = v.object({
  notified: v.number(),
  viewed: v.number(),
  accepted: v.number(),
  declined: v.number(),
  lapsed: v.number(),
  accepts_at_most: v.number(),
  waiting: v.number(),
  next_at: v.nullable(v.string()),
  passed_words: v.nullable(v.string()),
  can_ask_again: v.boolean(),
  asked_vendor_id: v.nullable(v.string()),
  asked_vendor_name: v.nullable(v.string()),
  expires_at: v.nullable(v.string()),
});

/**
 * The status of the offers of a request: Pros notified, how many opened, took, declined or let it lapse,
 * how many wait in the order, and the ISO time the next of them is asked (null when no one will be). `passed_words` says who
 * passed and why; `asked_vendor_*` is the Pro the owner chose; `expires_at` is ISO, null once no Pro is looked for.
 */
export type OfferStatus = v.InferOutput<typeof statusSchema>;

/** Query for the offers of one of the caller's requests. */
export const offerStatusQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['requests', requestId, 'offers'],
    queryFn: async () => {
      const client = await backend();
      const rows = unwrap(await client.rpc('request_offer_status', { request_id: requestId }));
      return v.parse(statusSchema, rows[0]);
    },
  });
