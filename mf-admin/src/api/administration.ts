import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone, queryClient, unwrap, type Database } from '@tree-service/kernel';
import * as v from 'valibot';
import type { VendorState } from '@tree-service/domain';
import { keysetList, readPage, type PageKey } from '@tree-service/market/api/keyset';
import { rowOf } from '@tree-service/market/api/oneCall';
import { hideRows, showBusiness } from '@tree-service/market/api/showRows';
import { inParts } from './inParts';

/** What becomes of a proposal: another administrator decides it, and only its own can withdraw it. */
export type ProposalDecision = 'approve' | 'refuse' | 'withdraw';

export type VendorDecision =
  'approve' | 'reject' | 'request_documents' | 'suspend' | 'reinstate' | 'resume' | 'terminate';

type Tables = Database['public']['Tables'];

/** A credential with its number and the email of the administrator who verified it. */
export type CheckedCredential = Tables['vendor_credentials']['Row'] & {
  readonly profiles: { readonly email: string } | null;
  /** The email of the administrator who made a decision, by its id. */
  readonly deciders: Readonly<Record<string, string>>;
};

/** A new name, or a ZIP code in another state, of a business that was approved. */
export type BusinessProposal = Pick<
  Tables['business_proposals']['Row'],
  'id' | 'field' | 'earlier' | 'proposed' | 'created_at'
> & {
  /** Of a ZIP code: city and state. */
  readonly place: string | null;
};

/** Everything about a Pro but the plans. */
export type QueuedVendor = Tables['vendor_profiles']['Row'] & {
  /** Those that wait for a decision. */
  readonly business_proposals: readonly BusinessProposal[];
  readonly vendor_credentials: readonly CheckedCredential[];
  readonly vendor_equipment: ReadonlyArray<
    Pick<Tables['vendor_equipment']['Row'], 'kind' | 'quantity'>
  >;
  readonly profiles: Pick<
    Tables['profiles']['Row'],
    'email' | 'first_name' | 'last_name' | 'phone' | 'created_at'
  >;
};

async function readRecords(vendorIds: readonly string[]): Promise<QueuedVendor[]> {
  if (vendorIds.length === 0) return [];
  const client = await backend();
  const records = unwrap(await client.rpc('vendor_records', { vendor_ids: [...vendorIds] }));
  return v.parse(v.array(rowOf<QueuedVendor>()), records);
}

async function readVendorsInState(state: VendorState, key: PageKey | null) {
  const client = await backend();
  const { rows } = await readPage(
    client.from('vendor_profiles').select('vendor_id, state_since').eq('state', state),
    { by: 'state_since', order: 'asc', key, idColumn: 'vendor_id' },
  );
  return { rows: await readRecords(rows.map((row) => row.vendor_id)) };
}

/** The Pros in a state with their credentials, oldest first. */
export const vendorsInState = (state: VendorState) =>
  keysetList({
    queryKey: ['vendors', 'in', state],
    keyOf: (vendor) => ({ at: vendor.state_since, id: vendor.vendor_id }),
    read: (key: PageKey | null) => readVendorsInState(state, key),
  });

/** Shows that applications were approved: they wait no more. */
export function showApproved(vendorIds: readonly string[]): void {
  const since = new Date().toISOString();
  for (const id of vendorIds) showBusiness(id, { state: 'approved', state_since: since });
  hideRows([['decisions']], vendorIds);
  queryClient.setQueryData(
    vendorsInState('under_review').pages.queryKey,
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          rows: page.rows.filter(({ vendor_id: id }) => !vendorIds.includes(id)),
        })),
      },
  );
}

/** Business names by vendor ID. */
export async function readBusinessNames(
  vendorIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (vendorIds.length === 0) return new Map();
  const client = await backend();
  const businesses = await inParts([...new Set(vendorIds)], async (part) =>
    unwrap(
      await client.from('vendor_profiles').select('vendor_id, business_name').in('vendor_id', part),
    ),
  );
  return new Map(businesses.map((one) => [one.vendor_id, one.business_name]));
}

/** Query for business names by vendor ID; names already shown stay while more are read. */
export const businessNamesQuery = (vendorIds: readonly string[]) =>
  queryOptions({
    queryKey: ['vendors', 'names', vendorIds],
    queryFn: () => readBusinessNames(vendorIds),
    placeholderData: (shown: ReadonlyMap<string, string> | undefined) => shown,
    staleTime: 60_000,
  });

/** Query for everything about a Pro: business, account, credentials, and plans. */
export const vendorDossierQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'dossier'],
    queryFn: async () => {
      const client = await backend();
      const [[business], subscriptions] = await Promise.all([
        readRecords([vendorId]),
        client
          .from('vendor_subscriptions')
          .select(
            `id, state, plan_id, billing_period, price_cents, current_period_end,
            cancel_at_period_end, is_paid, next_plan_id, created_at,
            subscription_plans!vendor_subscriptions_plan_id_fkey(name, features)`,
          )
          .eq('vendor_id', vendorId)
          .order('created_at', { ascending: false })
          .order('id'),
      ]);
      if (business === undefined) throw new Error('There is no such Pro.');
      return { ...business, vendor_subscriptions: unwrap(subscriptions) };
    },
  });

export type VendorDossier = Awaited<
  ReturnType<NonNullable<ReturnType<typeof vendorDossierQuery>['queryFn']>>
>;

const similarSchema = v.object({
  accounts: v.array(
    v.object({
      account_id: v.string(),
      by: v.array(v.picklist(['name', 'policy', 'phone'])),
      user_type: v.string(),
      /** Null for an owner and for an erased account. */
      business_name: v.nullable(v.string()),
      state: v.nullable(v.string()),
      is_suspended: v.boolean(),
      is_erased: v.boolean(),
    }),
  ),
  /** Whom the liability insurance names, where that is not the business. */
  insured_as: v.array(v.string()),
});

export type SimilarAccounts = v.InferOutput<typeof similarSchema>;

/** Query for other accounts, stopped and erased ones too, that share a name, policy or phone number with a Pro. */
export const similarAccountsQuery = (vendorId: string, proposedName?: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'similar', proposedName ?? null],
    queryFn: async () => {
      const client = await backend();
      const answer = await client.rpc('similar_accounts', {
        vendor_id: vendorId,
        ...(proposedName !== undefined && { proposed_name: proposedName }),
      });
      return v.parse(similarSchema, unwrap(answer));
    },
  });

/** Decides about a change of an approved business, with a reason the Pro reads; leaves an audit row. */
export async function decideBusinessProposal(
  proposalId: string,
  decision: 'approve' | 'refuse',
  reason: string,
) {
  const client = await backend();
  expectDone(
    await client.rpc('decide_business_proposal', { proposal_id: proposalId, decision, reason }),
  );
}

const correctedSchema = v.object({
  business_name: v.string(),
  about: v.nullable(v.string()),
  zip: v.nullable(v.string()),
  city: v.nullable(v.string()),
  region: v.nullable(v.string()),
  version: v.number(),
});

/**
 * Corrects what a business says about itself and notifies the Pro; leaves an audit row. Refused with the hint
 * version_conflict when `expectedVersion` is not the current one. Returns what is stored now, with its version.
 */
export async function correctBusiness(
  vendorId: string,
  details: { business_name: string; about: string; zip: string },
  reason: string,
  expectedVersion: number,
) {
  const client = await backend();
  const answer = await client.rpc('admin_correct_business', {
    vendor_id: vendorId,
    ...details,
    reason,
    expected_version: expectedVersion,
  });
  return v.parse(correctedSchema, unwrap(answer));
}

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
