import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import type { EstimateInput } from '@tree-service/domain';
import { parseEstimate } from './estimates';

/** Query for the price bands in force, open to visitors. Bands start at feet or inches; prices are cents. */
export const priceBookQuery = () =>
  queryOptions({
    queryKey: ['price_book'],
    queryFn: async () => {
      const client = await backend();
      const items = unwrap(
        await client
          .from('price_book_items')
          .select()
          .order('version', { ascending: false })
          .order('from_value'),
      );
      return items.filter(({ version }) => version === items[0]?.version);
    },
    staleTime: Infinity,
  });

export type PriceBand = Awaited<
  ReturnType<NonNullable<ReturnType<typeof priceBookQuery>['queryFn']>>
>[number];

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

/**
 * Saves changed prices as a new version of the price book, with a reason for the audit trail. Returns the
 * version; a repeat with the same key has no effect.
 */
export async function savePriceBook(changes: PriceChange[], reason: string, key: string) {
  const client = await backend();
  const answer = await client.rpc('save_price_book', { changes, reason, idempotency_key: key });
  return v.parse(v.object({ version: v.number() }), unwrap(answer));
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
