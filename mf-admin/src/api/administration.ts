import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import type { VendorState } from '@tree-service/domain';
import { keysetList, readPage, type PageKey } from '@tree-service/market/api/keyset';

export type VendorDecision =
  'approve' | 'reject' | 'request_documents' | 'suspend' | 'reinstate' | 'resume' | 'terminate';

const CREDENTIALS = 'vendor_credentials(*, profiles(email))';
// Named because other foreign keys lead to accounts too.
const ACCOUNT = 'profiles!vendor_profiles_vendor_id_fkey';

async function readVendorsInState(state: VendorState, key: PageKey | null) {
  const client = await backend();
  return readPage(
    client
      .from('vendor_profiles')
      .select(`*, ${CREDENTIALS}, vendor_equipment(kind), ${ACCOUNT}(email)`)
      .eq('state', state)
      .order('created_at', { referencedTable: 'vendor_credentials' }),
    { by: 'state_since', order: 'rising', key, idColumn: 'vendor_id' },
  );
}

/** The Pros in a state with their credentials, oldest first. */
export const vendorsInState = (state: VendorState) =>
  keysetList({
    queryKey: ['vendors', 'in', state],
    keyOf: (vendor) => ({ at: vendor.state_since, id: vendor.vendor_id }),
    read: (key: PageKey | null) => readVendorsInState(state, key),
  });

/** Business names by vendor ID. */
export async function readBusinessNames(
  vendorIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (vendorIds.length === 0) return new Map();
  const client = await backend();
  const businesses = unwrap(
    await client
      .from('vendor_profiles')
      .select('vendor_id, business_name')
      .in('vendor_id', [...new Set(vendorIds)]),
  );
  return new Map(businesses.map((one) => [one.vendor_id, one.business_name]));
}

export type QueuedVendor = Awaited<ReturnType<typeof readVendorsInState>>['rows'][number];

/** A credential with the email of the administrator who verified it. */
export type CheckedCredential = QueuedVendor['vendor_credentials'][number];

/** Query for everything about a Pro: business, account, credentials, and plans. */
export const vendorDossierQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'dossier'],
    queryFn: async () => {
      const client = await backend();
      const [business, subscriptions] = await Promise.all([
        client
          .from('vendor_profiles')
          .select(
            `*, ${CREDENTIALS},
            ${ACCOUNT}(email, first_name, last_name, phone, created_at),
            vendor_equipment(kind, quantity)`,
          )
          .eq('vendor_id', vendorId)
          .order('created_at', { referencedTable: 'vendor_credentials' })
          .single(),
        // Read separately: a Pro has at most one active subscription, which some servers mistake
        // for at most one.
        client
          .from('vendor_subscriptions')
          .select(
            `id, state, plan_id, billing_period, price_cents, current_period_end,
            cancel_at_period_end, created_at,
            subscription_plans!vendor_subscriptions_plan_id_fkey(name, features)`,
          )
          .eq('vendor_id', vendorId)
          .order('created_at', { ascending: false }),
      ]);
      return { ...unwrap(business), vendor_subscriptions: unwrap(subscriptions) };
    },
  });

export type VendorDossier = Awaited<
  ReturnType<NonNullable<ReturnType<typeof vendorDossierQuery>['queryFn']>>
>;

/**
 * Decides about a Pro, with a reason; leaves an audit row. With an expected version it refuses (hint
 * version_conflict) when the business was changed since. Returns the new state.
 */
export async function decideVendor(
  vendorId: string,
  decision: VendorDecision,
  reason: string,
  expectedVersion?: number,
) {
  const client = await backend();
  return unwrap(
    await client.rpc('decide_vendor', {
      vendor_id: vendorId,
      decision,
      reason,
      ...(expectedVersion !== undefined && { expected_version: expectedVersion }),
    }),
  );
}
