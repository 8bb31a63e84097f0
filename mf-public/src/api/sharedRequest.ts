import { queryOptions } from '@tanstack/react-query';
import {
  priceUnits,
  SERVICE_CATEGORIES,
  type QuoteState,
  type RequestState,
} from '@tree-service/domain';
import { backend } from '@tree-service/kernel';
import * as v from 'valibot';
import { behindLink, treeBehindLink } from './behindLink';

const quoteSchema = v.object({
  id: v.string(),
  state: v.picklist([
    'sent',
    'viewed',
    'changes_requested',
    'accepted',
  ] satisfies readonly QuoteState[]),
  total_cents: v.number(),
  highest_cents: v.number(),
  tax_percent: v.number(),
  earliest_start: v.nullable(v.string()),
  valid_until: v.string(),
  message: v.nullable(v.string()),
  terms: v.nullable(v.string()),
  business_name: v.string(),
  vendor_id: v.nullable(v.string()),
  rating: v.nullable(v.number()),
  rating_count: v.number(),
  lines: v.array(
    v.object({
      description: v.string(),
      quantity: v.number(),
      unit: v.picklist(priceUnits),
      unit_price_cents: v.number(),
      optional: v.boolean(),
      choice: v.nullable(v.number()),
      choice_option: v.nullable(v.string()),
      chosen: v.nullable(v.boolean()),
    }),
  ),
});

const sharedSchema = v.object({
  number: v.number(),
  category: v.picklist(SERVICE_CATEGORIES),
  state: v.custom<RequestState>((state) => typeof state === 'string'),
  timing: v.picklist(['emergency', 'this_week', 'this_month', 'flexible']),
  city: v.string(),
  region: v.string(),
  time_zone: v.string(),
  expires_at: v.string(),
  description: v.string(),
  estimate_low_cents: v.number(),
  estimate_high_cents: v.number(),
  trees: v.array(treeBehindLink),
  quotes: v.array(quoteSchema),
});

/** A request as a second person reads it by a link. */
export type SharedRequest = v.InferOutput<typeof sharedSchema>;

/** A quote of it; `vendor_id` is null for a Pro without a public profile. */
export type SharedQuote = SharedRequest['quotes'][number];

/** Query for the request a link leads to; null for a token that is wrong, turned off or expired. */
export const sharedRequestQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared_request', token],
    queryFn: async () => {
      const client = await backend();
      return behindLink(sharedSchema, await client.rpc('shared_request', { token }));
    },
    enabled: token !== '',
  });
