import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import type { VendorState } from '../domain/states';
import { unwrap } from './backendError';

/** What an administrator can decide about a Pro. */
export type VendorDecision =
  'approve' | 'reject' | 'request_documents' | 'suspend' | 'reinstate' | 'resume' | 'terminate';

const CREDENTIALS = 'vendor_credentials(*, profiles(email))';
// A Pro is tied to accounts in other ways too, such as by what was verified or reviewed.
const ACCOUNT = 'profiles!vendor_profiles_vendor_id_fkey';

/**
 * Query for the Pros in a state with their credentials, longest in it first; `since` is when each
 * entered the state.
 */
export const vendorsInStateQuery = (state: VendorState) =>
  queryOptions({
    queryKey: ['vendors', 'in', state],
    queryFn: async () => {
      const client = await backend();
      const [vendors, arrivals] = await Promise.all([
        client
          .from('vendor_profiles')
          .select(`*, ${CREDENTIALS}, vendor_equipment(kind), ${ACCOUNT}(email)`)
          .eq('state', state)
          .order('created_at')
          .order('created_at', { referencedTable: 'vendor_credentials' })
          .limit(200),
        client
          .from('state_events')
          .select('subject_id, created_at')
          .eq('machine', 'vendor')
          .eq('to_state', state)
          .order('id', { ascending: false })
          .limit(1000),
      ]);
      // The latest arrival of each counts.
      const since = new Map(
        unwrap(arrivals)
          .reverse()
          .map((event) => [event.subject_id, event.created_at]),
      );
      return unwrap(vendors)
        .map((vendor) => ({ ...vendor, since: since.get(vendor.vendor_id) ?? vendor.created_at }))
        .sort((a, b) => Date.parse(a.since) - Date.parse(b.since));
    },
  });

/** Reads the names of businesses, by the ids of their Pros. */
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

/** A Pro in an administrator's queue. */
export type QueuedVendor = Awaited<
  ReturnType<NonNullable<ReturnType<typeof vendorsInStateQuery>['queryFn']>>
>[number];

/** A credential with the address of whoever verified it. */
export type CheckedCredential = QueuedVendor['vendor_credentials'][number];

/** Query for everything an administrator may know about a Pro: business, account, work and tokens. */
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
            vendor_equipment(kind, quantity),
            leads(id, state, distance_km, token_price, offered_at, request_id,
              service_requests!leads_request_id_fkey(number, category, city, region)),
            jobs(id, state, price_cents, scheduled_for, completed_at, created_at, request_id),
            reviews(id, author_side, author_name, state, rating, body, reply, published_at, created_at)`,
          )
          .eq('vendor_id', vendorId)
          .order('created_at', { referencedTable: 'vendor_credentials' })
          .order('offered_at', { referencedTable: 'leads', ascending: false })
          .order('created_at', { referencedTable: 'jobs', ascending: false })
          .order('created_at', { referencedTable: 'reviews', ascending: false })
          .limit(100, { referencedTable: 'leads' })
          .limit(100, { referencedTable: 'jobs' })
          .limit(100, { referencedTable: 'reviews' })
          .single(),
        // Read on its own: of a Pro's subscriptions at most one lives, which not every server
        // tells apart from having at most one.
        client
          .from('vendor_subscriptions')
          .select(
            `id, state, billing_period, current_period_end, cancel_at_period_end, created_at,
            subscription_plans!vendor_subscriptions_plan_id_fkey(name, features)`,
          )
          .eq('vendor_id', vendorId)
          .order('created_at', { ascending: false }),
      ]);
      return { ...unwrap(business), vendor_subscriptions: unwrap(subscriptions) };
    },
  });

/** Everything an administrator may know about a Pro. */
export type VendorDossier = Awaited<
  ReturnType<NonNullable<ReturnType<typeof vendorDossierQuery>['queryFn']>>
>;

/**
 * Decides about a Pro with a reason the Pro reads; leaves an audit row. With the version the administrator
 * looked at it refuses (hint changed_meanwhile) when somebody has changed the business since. Returns the
 * new state.
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
