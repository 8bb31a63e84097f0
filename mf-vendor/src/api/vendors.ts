import { queryOptions } from '@tanstack/react-query';
import {
  backend,
  expectDone,
  queryClient,
  unwrap,
  updatedVersion,
  type Database,
} from '@tree-service/kernel';
import type { Cents, EquipmentKind, PriceUnit, ServiceCategory } from '@tree-service/domain';
import * as v from 'valibot';
import { rowOf } from '@tree-service/market/api/oneCall';
import { withAdded } from '@tree-service/market/api/showRows';

type Tables = Database['public']['Tables'];

type Row<Table extends keyof Tables> = Tables[Table]['Row'];

/** A new name, or a ZIP code in another state, that waits for an administrator. */
export type WaitingChange = Pick<
  Row<'business_proposals'>,
  'id' | 'field' | 'proposed' | 'created_at'
>;

/** A Pro's business with all related rows, as its own Pro sees it. */
export type Business = Row<'vendor_profiles'> & {
  business_proposals: WaitingChange[];
  vendor_credentials: Row<'vendor_credentials'>[];
  vendor_equipment: Row<'vendor_equipment'>[];
  vendor_prices: Row<'vendor_prices'>[];
  vendor_subscriptions: (Row<'vendor_subscriptions'> & {
    subscription_plans: Row<'subscription_plans'>;
  })[];
};

/** Query for the calling Pro's business with credentials, equipment, prices and plans. */
export const businessQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId],
    queryFn: async () => {
      const client = await backend();
      return v.parse(rowOf<Business>(), unwrap(await client.rpc('my_business')));
    },
  });

/** Shows a row that was just added to one of the lists of the calling Pro's business. */
export function showAdded<List extends 'vendor_credentials' | 'vendor_equipment' | 'vendor_prices'>(
  list: List,
  row: Business[List][number],
): void {
  queryClient.setQueryData(
    businessQuery(row.vendor_id).queryKey,
    (known) => known && { ...known, [list]: withAdded<Business[List][number]>(known[list], row) },
  );
}

/** A credential of a business; verified_at is null until an administrator checked it. */
export type Credential = Business['vendor_credentials'][number];

/** A line of a Pro's price list. */
export type Price = Business['vendor_prices'][number];

/** What a Pro may change about the business. */
export type BusinessChanges = {
  business_name?: string;
  about?: string | null;
  quote_terms?: string | null;
  zip?: string;
  service_radius_km?: number;
  categories?: ServiceCategory[];
  crew_size?: number | null;
  founded_year?: number | null;
};

/**
 * Saves changes to the calling Pro's business; returns its new version. A new name, or a ZIP code in another
 * state, of a business that was approved waits for an administrator instead. Refused (hint version_conflict)
 * when `expectedVersion` is given and not the current one.
 */
export async function updateBusiness(
  vendorId: string,
  changes: BusinessChanges,
  expectedVersion?: number,
) {
  const client = await backend();
  const answer = await client
    .from('vendor_profiles')
    .update(changes)
    .match({
      vendor_id: vendorId,
      ...(expectedVersion !== undefined && { version: expectedVersion }),
    })
    .select('version');
  return updatedVersion(answer, 'Your business');
}

/** Takes back a change that waits for an administrator. */
export async function withdrawChange(changeId: string) {
  const client = await backend();
  expectDone(await client.rpc('withdraw_business_proposal', { proposal_id: changeId }));
}

/** Adds a kind of equipment, and returns it as it is stored. */
export async function addEquipment(vendorId: string, kind: EquipmentKind) {
  const client = await backend();
  return unwrap(
    await client.from('vendor_equipment').insert({ vendor_id: vendorId, kind }).select().single(),
  );
}

/** Says how many of a kind of equipment there are, from 1 to 100. */
export async function countEquipment(
  equipmentId: string,
  quantity: number,
  expectedVersion: number,
) {
  const client = await backend();
  const answer = await client
    .from('vendor_equipment')
    .update({ quantity })
    .eq('id', equipmentId)
    .eq('version', expectedVersion)
    .select('version');
  return updatedVersion(answer, 'This number');
}

export async function removeEquipment(equipmentId: string) {
  const client = await backend();
  expectDone(await client.from('vendor_equipment').delete().eq('id', equipmentId));
}

/** A line of a price list as a Pro writes it; without a category it goes with any service. */
export interface PriceLine {
  label: string;
  unit: PriceUnit;
  category?: ServiceCategory | null;
  price_cents: Cents;
}

/** Adds a line to the Pro's price list, and returns it as it is stored. */
export async function addPrice(vendorId: string, price: PriceLine) {
  const client = await backend();
  return unwrap(
    await client
      .from('vendor_prices')
      .insert({ ...price, vendor_id: vendorId })
      .select()
      .single(),
  );
}

/** Changes a line of the Pro's price list; versions as in `updateBusiness`. */
export async function updatePrice(priceId: string, price: PriceLine, expectedVersion?: number) {
  const client = await backend();
  const answer = await client
    .from('vendor_prices')
    .update(price)
    .match({ id: priceId, ...(expectedVersion !== undefined && { version: expectedVersion }) })
    .select('version');
  return updatedVersion(answer, 'This price');
}

/** Removes a line from the Pro's price list. */
export async function removePrice(priceId: string) {
  const client = await backend();
  expectDone(await client.from('vendor_prices').delete().eq('id', priceId));
}
