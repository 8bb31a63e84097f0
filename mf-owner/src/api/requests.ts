import { queryOptions } from '@tanstack/react-query';
import { backend, BackendError, expectDone, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import {
  treeConditions,
  treeHazards,
  type RequestSubmission,
  type RequestTiming,
} from '@tree-service/domain';

const treeSchema = v.object({
  property_tree_id: v.optional(v.string()),
  species: v.optional(v.string()),
  height_m: v.number(),
  diameter_cm: v.optional(v.number()),
  count: v.number(),
  condition: v.picklist(treeConditions),
  ...v.entriesFromList(treeHazards, v.boolean()),
  stump: v.boolean(),
});

const submissionSchema = v.object({
  category: v.picklist(['tree_removal', 'stump_grinding', 'arborist', 'maintenance', 'emergency']),
  timing: v.picklist(['emergency', 'this_week', 'this_month', 'flexible']),
  description: v.string(),
  access_notes: v.pipe(
    v.nullish(v.string()),
    v.transform((notes) => notes ?? ''),
  ),
  property: v.union([
    v.object({ id: v.string() }),
    v.object({ address: v.string(), zip: v.string(), label: v.optional(v.string()) }),
  ]),
  photos: v.array(v.string()),
  contact: v.object({
    first_name: v.optional(v.string(), ''),
    last_name: v.optional(v.string()),
    phone: v.optional(v.string()),
  }),
  trees: v.array(treeSchema),
});

const submittedSchema = v.object({ id: v.string(), number: v.number() });

/**
 * Submits a request; it is priced, matched and offered in the same moment. Photos are paths already
 * uploaded. Returns its id and the number people know it by; a repeat with the same key has no effect.
 */
export async function submitRequest(submission: RequestSubmission, key: string) {
  const client = await backend();
  const answer = await client.rpc('submit_request', { input: submission, idempotency_key: key });
  return v.parse(submittedSchema, unwrap(answer));
}

const refusedSchema = v.object({ details: v.pipe(v.string(), v.uuid()) });

/** The id of the open request for the same work because of which another was refused; null for any other failure. */
export function openRequestIn(failure: unknown): string | null {
  if (!(failure instanceof BackendError) || failure.hint !== 'duplicate_request') return null;
  const refused = v.safeParse(refusedSchema, failure.cause);
  return refused.success ? refused.output.details : null;
}

/**
 * What a new draft like an earlier request starts from, without photos. Trees carry the id they have
 * in the property's inventory.
 */
export async function repeatRequest(requestId: string): Promise<RequestSubmission> {
  const client = await backend();
  const answer = await client.rpc('repeat_request', { request_id: requestId });
  return v.parse(submissionSchema, unwrap(answer));
}

/**
 * Cancels a request whose work has not begun, as its owner or an administrator. After an
 * administrator's canceling, Pros get spent tokens back too. Without Pros to tell, the reason may be empty.
 */
export async function cancelRequest(requestId: string, reason: string) {
  const client = await backend();
  return unwrap(await client.rpc('cancel_request', { request_id: requestId, reason }));
}

/** As its owner, has other Pros asked beside the chosen one. Returns how many were asked now. */
export async function askOtherVendors(requestId: string) {
  const client = await backend();
  return unwrap(await client.rpc('ask_other_vendors', { request_id: requestId }));
}

/** As its owner, says that an old request is still needed. Returns how many Pros were asked now. */
export async function confirmStillNeeded(requestId: string) {
  const client = await backend();
  return unwrap(await client.rpc('confirm_still_needed', { request_id: requestId }));
}

/** As its owner, has Pros asked once more after all of them passed. Returns how many were asked now. */
export async function askAgain(requestId: string) {
  const client = await backend();
  return unwrap(await client.rpc('ask_again', { request_id: requestId }));
}

/** As its owner, changes a request no Pro has; it is priced and matched again. Returns the request as it is now. */
export async function changeRequest(
  requestId: string,
  changes: { readonly timing: RequestTiming; readonly description: string },
) {
  const client = await backend();
  return unwrap(await client.rpc('change_request', { request_id: requestId, ...changes }));
}

/** As its owner, has a chosen Pro asked about a request that is open already. Returns the lead. */
export async function askVendor(requestId: string, vendorId: string) {
  const client = await backend();
  return unwrap(await client.rpc('ask_vendor', { request_id: requestId, vendor_id: vendorId }));
}

/** Query for the caller's requests that look for Pros, the latest first. */
export const openRequestsQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['requests', 'of', ownerId, 'open'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('service_requests')
          .select('id, number, category, city, zip')
          .eq('owner_id', ownerId)
          .in('state', ['matching', 'open'])
          .order('created_at', { ascending: false })
          .order('id')
          .limit(50),
      );
    },
  });

/** Query for why a Pro cannot be asked for a service in a ZIP code, as people read it; null when the Pro can be asked. */
export const whyNotAskQuery = (vendorId: string, category: string, zip: string) =>
  queryOptions({
    queryKey: ['why_not_ask', vendorId, category, zip],
    queryFn: async (): Promise<string | null> => {
      const client = await backend();
      const answer = await client.rpc('why_not_ask', { vendor_id: vendorId, category, zip });
      expectDone(answer);
      return answer.data || null;
    },
  });
