import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import { REQUEST_STATES, type RequestState } from '@tree-service/domain';
import * as v from 'valibot';

const optional = v.nullable(v.string());

const pageSchema = v.object({
  id: v.string(),
  state: v.custom<RequestState>((state) => String(state) in REQUEST_STATES),
  search: optional,
  /** Who passed and why, in a sentence. */
  passed: optional,
  since: optional,
  due_at: optional,
  expires_at: optional,
  extends_by_days: v.number(),
  owner: v.object({
    id: v.string(),
    name: optional,
    email: v.string(),
    phone: optional,
    address: optional,
    is_suspended: v.boolean(),
    is_deleted: v.boolean(),
  }),
  asked_vendor: v.nullable(v.object({ id: v.string(), name: v.string() })),
  letters: v.array(
    v.object({
      id: v.string(),
      author_side: v.picklist(['admin', 'owner']),
      author: optional,
      body: v.string(),
      created_at: v.string(),
    }),
  ),
});

/** What only administrators read of a request: its search and clocks, its owner with contact details, letters. */
export type AdminRequest = v.InferOutput<typeof pageSchema>;

export const adminRequestQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['requests', requestId, 'admin'],
    queryFn: async () => {
      const client = await backend();
      return v.parse(
        pageSchema,
        unwrap(await client.rpc('admin_request', { request_id: requestId })),
      );
    },
  });

const fitsSchema = v.array(
  v.object({ check: v.string(), ok: v.boolean(), is_required: v.boolean(), words: v.string() }),
);

/** Query for Pros who could be offered a request, with what fits: by name, or the nearest for an empty name. */
export const fittingVendorsQuery = (requestId: string, name: string) =>
  queryOptions({
    queryKey: ['requests', requestId, 'fitting', name],
    queryFn: async () => {
      const client = await backend();
      const found = unwrap(
        await client.rpc('admin_find_vendors', {
          request_id: requestId,
          ...(name !== '' && { name }),
        }),
      );
      return found.map((vendor) => ({ ...vendor, fits: v.parse(fitsSchema, vendor.fits) }));
    },
    placeholderData: keepPreviousData,
  });

export type FittingVendor = Awaited<
  ReturnType<NonNullable<ReturnType<typeof fittingVendorsQuery>['queryFn']>>
>[number];

/** What an act on a request is sent with; the key keeps a repeat from having a second effect. */
export interface RequestAct {
  readonly requestId: string;
  readonly reason: string;
  readonly key: string;
}

const sent = ({ requestId, reason, key }: RequestAct) => ({
  request_id: requestId,
  reason,
  idempotency_key: key,
});

/** Matches a request again. Returns how many Pros were asked. */
export async function matchAgain(act: RequestAct) {
  return unwrap(await (await backend()).rpc('admin_match_again', sent(act)));
}

/** Offers a request to one Pro. */
export async function offerByHand(act: RequestAct, vendorId: string) {
  const client = await backend();
  return unwrap(await client.rpc('admin_offer_request', { ...sent(act), vendor_id: vendorId }));
}

/** Keeps a request open for one more lifetime. Returns until when, as ISO time. */
export async function extendRequest(act: RequestAct) {
  return unwrap(await (await backend()).rpc('admin_extend_request', sent(act)));
}

/** Closes a request no Pro was found for, with an apology to its owner. */
export async function closeRequest(act: RequestAct) {
  return unwrap(await (await backend()).rpc('admin_close_request', sent(act)));
}

/** Writes to the owner of a request, by mail and on the page of the request. */
export async function writeToOwner(requestId: string, body: string, key: string) {
  const client = await backend();
  return unwrap(
    await client.rpc('admin_write_to_owner', {
      request_id: requestId,
      body,
      idempotency_key: key,
    }),
  );
}

/** Notes something about a request, whatever its state. Returns the note's id. */
export async function noteRequest(requestId: string, body: string, key: string) {
  const client = await backend();
  return unwrap(
    await client.rpc('admin_note_request', { request_id: requestId, body, idempotency_key: key }),
  );
}

/** As an administrator, removes a request that is spam. Returns how many Pros got spent tokens back. */
export async function rejectRequestAsSpam(requestId: string, reason: string) {
  const client = await backend();
  return unwrap(await client.rpc('reject_request_as_spam', { request_id: requestId, reason }));
}
