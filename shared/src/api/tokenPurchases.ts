import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import * as v from 'valibot';
import type { Cents } from '../domain/money';
import { expectDone, unwrap } from './backendError';

/** Query for the packages of tokens on sale, smallest first. Open to visitors. */
export const tokenPackagesQuery = () =>
  queryOptions({
    queryKey: ['token_packages'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client.from('token_packages').select().eq('is_active', true).order('tokens'),
      );
    },
  });

/** Tokens that can be bought at once. */
export type TokenPackage = Awaited<
  ReturnType<NonNullable<ReturnType<typeof tokenPackagesQuery>['queryFn']>>
>[number];

/** Offers a new package of tokens. Administrators alone; leaves an audit row. */
export async function addTokenPackage(tokens: number, priceCents: Cents): Promise<void> {
  const client = await backend();
  expectDone(await client.from('token_packages').insert({ tokens, price_cents: priceCents }));
}

/** Changes a package's price or takes it off sale. Administrators alone; leaves an audit row. */
export async function changeTokenPackage(
  packageId: string,
  changes: { price_cents?: Cents; is_active?: boolean },
): Promise<void> {
  const client = await backend();
  const answer = await client
    .from('token_packages')
    .update(changes)
    .eq('id', packageId)
    .select('id')
    .single();
  unwrap(answer);
}

const begunSchema = v.object({
  purchase_id: v.string(),
  tokens: v.number(),
  price_cents: v.number(),
});

/** Begins to buy a package; the payment provider is asked for exactly the price it answers. */
export async function beginTokenPurchase(packageId: string, key: string) {
  const client = await backend();
  const answer = await client.rpc('begin_token_purchase', {
    package_id: packageId,
    idempotency_key: key,
  });
  return v.parse(begunSchema, unwrap(answer));
}

/** Query for a Pro's latest 200 purchases, newest first; paid_at is null until the payment arrived. */
export const tokenPurchasesQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['tokens', vendorId, 'purchases'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('token_purchases')
          .select()
          .eq('vendor_id', vendorId)
          .order('created_at', { ascending: false })
          .limit(200),
      );
    },
  });
