import { queryOptions } from '@tanstack/react-query';
import { SERVICE_CATEGORIES } from '@tree-service/domain';
import { backend, expectDone, unwrap, type Json } from '@tree-service/kernel';
import * as v from 'valibot';

const statusSchema = v.object({
  category: v.picklist(SERVICE_CATEGORIES),
  photos: v.number(),
  request_id: v.nullable(v.string()),
  number: v.nullable(v.number()),
});

/**
 * What became of a request that was left with a sign-up; `request_id` and `number` once it is sent. `photos` are on
 * the device it was written on.
 */
export type DraftStatus = v.InferOutput<typeof statusSchema>;

/**
 * As a visitor, leaves a complete request for the account about to be created, which names the claim
 * it resolves with at sign-up. Rejects when it is refused; it then stays in this browser alone. `earlier` is the key of one that was left for the same account
 * and waits still; the new one takes its place.
 */
export async function leaveRequestDraft(
  key: string,
  answers: Json,
  earlier: string | null,
): Promise<string> {
  const client = await backend();
  const given = { key, answers, ...(earlier !== null && { earlier }) };
  return v.parse(v.string(), unwrap(await client.rpc('leave_request_draft', given)));
}

/** Query for the status of a draft, open to anyone who has its key; null for an unknown or expired key. */
export const draftStatusQuery = (key: string) =>
  queryOptions({
    queryKey: ['request_drafts', key, 'status'],
    queryFn: async () => {
      const client = await backend();
      const [row] = unwrap(await client.rpc('request_draft_status', { key }));
      return row === undefined ? null : v.parse(statusSchema, row);
    },
  });

const keptSchema = v.object({
  key: v.string(),
  answers: v.record(v.string(), v.unknown()),
  version: v.number(),
  request_id: v.nullable(v.string()),
  refusal: v.nullable(v.string()),
});

/** An unsent request of the caller's, as it was saved last, on whichever device; sent once it has a `request_id`. */
export type KeptDraft = v.InferOutput<typeof keptSchema>;

/** An unsent request from what the server sent; null for none. */
export const keptDraftOf = (row: unknown): KeptDraft | null =>
  v.parse(v.nullable(keptSchema), row ?? null);

/** Query for the latest unsent request of an owner, from whichever device; null when there is none. */
export const latestDraftQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['request_drafts', ownerId, 'latest'],
    queryFn: () => readKeptDraft(null),
  });

/** The caller's draft with this key; without a key, the latest that was not sent. Null when there is none. */
export async function readKeptDraft(key: string | null): Promise<KeptDraft | null> {
  const client = await backend();
  const drafts = client
    .from('request_drafts')
    .select('key, answers, version, request_id, refusal')
    .gt('expires_at', new Date().toISOString());
  const wanted =
    key === null
      ? drafts.is('request_id', null).order('updated_at', { ascending: false })
      : drafts.eq('key', key);
  const [row] = unwrap(await wanted.limit(1));
  return row === undefined ? null : v.parse(keptSchema, row);
}

/**
 * Saves a draft based on the version it was read in, null for a new one. Returns the new version. Refused with a
 * version conflict when it was saved elsewhere since, and once it is sent.
 */
export async function saveKeptDraft(
  key: string,
  answers: Json,
  version: number | null,
): Promise<number> {
  const client = await backend();
  return unwrap(
    await client.rpc('save_request_draft', {
      key,
      answers,
      ...(version !== null && { expected_version: version }),
    }),
  );
}

/** Discards an unsent request on every device. */
export async function discardKeptDraft(key: string): Promise<void> {
  const client = await backend();
  expectDone(await client.rpc('discard_request_draft', { key }));
}
