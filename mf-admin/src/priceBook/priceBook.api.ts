import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import { SERVICE_CATEGORIES, type EstimateInput } from '@tree-service/domain';
import { parseEstimate } from '@tree-service/market/api/estimates';
import { rowOf } from '@tree-service/market/api/oneCall';
import type { PriceBand } from '@tree-service/market/api/priceBook';

/** New prices of one band, in cents; the rest says which band it is. */
export type PriceChange = Pick<
  PriceBand,
  'service' | 'basis' | 'from_value' | 'low_cents' | 'high_cents'
>;

const triedSchema = v.array(
  v.object({
    before: v.pipe(v.unknown(), v.transform(parseEstimate)),
    after: v.pipe(v.unknown(), v.transform(parseEstimate)),
  }),
);

/** Query for what example jobs cost now and with changed prices; for administrators. Saves nothing. */
export const pricePreviewQuery = (changes: PriceChange[], examples: EstimateInput[]) =>
  queryOptions({
    queryKey: ['price_previews', changes, examples],
    queryFn: async () => {
      const client = await backend();
      const answer = await client.rpc('preview_price_book', { changes, examples });
      return v.parse(triedSchema, unwrap(answer));
    },
  });

const onRequestsSchema = v.object({
  requests: v.number(),
  compared: v.number(),
  changed: v.number(),
  median_percent: v.nullable(v.number()),
  largest: v.array(
    v.object({
      number: v.number(),
      category: v.picklist(SERVICE_CATEGORIES),
      before_low_cents: v.number(),
      before_high_cents: v.number(),
      after_low_cents: v.number(),
      after_high_cents: v.number(),
      percent: v.nullable(v.number()),
    }),
  ),
});

/**
 * What changed prices do to the estimates of the requests of the last 30 days, of which the latest are compared;
 * `median_percent` is that of the changed ones, `largest` the five largest changes.
 */
export type PricesOnRequests = v.InferOutput<typeof onRequestsSchema>;

/** Query for it; for administrators. Saves nothing. */
export const pricesOnRequestsQuery = (changes: PriceChange[]) =>
  queryOptions({
    queryKey: ['price_previews', 'requests', changes],
    queryFn: async (): Promise<PricesOnRequests> => {
      const client = await backend();
      const answer = await client.rpc('preview_price_book_on_requests', { changes });
      return v.parse(onRequestsSchema, unwrap(answer));
    },
  });

const savedSchema = v.object({ version: v.number(), items: v.array(rowOf<PriceBand>()) });

/**
 * Saves changed prices as a new version of the price book, with a reason for the audit trail. Returns the
 * version with its prices; a repeat with the same key has no effect. Refused with `expectedVersion` when another one is in force.
 */
export async function savePriceBook(
  changes: PriceChange[],
  reason: string,
  key: string,
  expectedVersion: number,
) {
  const client = await backend();
  const answer = await client.rpc('save_price_book', {
    changes,
    reason,
    idempotency_key: key,
    expected_version: expectedVersion,
  });
  return v.parse(savedSchema, unwrap(answer));
}

/** Query for every version of the price book, latest first; for administrators' history. */
export const priceBookVersionsQuery = () =>
  queryOptions({
    queryKey: ['price_book', 'versions'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('admin_audit')
          .select('id, after, reason, created_at, profiles(email)')
          .eq('action', 'price_book.save')
          .order('id', { ascending: false })
          .limit(100),
      );
    },
  });

/**
 * Query for how many accepted quotes lay inside, below and above their estimate, by version of the
 * price book and category. For administrators; `inside_share` is between 0 and 1. Days are ISO dates.
 */
export const estimateAccuracyQuery = (days: { from?: string; to?: string } = {}) =>
  queryOptions({
    queryKey: ['estimates', 'accuracy', days],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client.rpc('estimate_accuracy', {
          ...(days.from === undefined ? {} : { from_day: days.from }),
          ...(days.to === undefined ? {} : { to_day: days.to }),
        }),
      );
    },
  });
