import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap, type Json } from '@tree-service/kernel';
import * as v from 'valibot';

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
      ? drafts.is('request_id', null).order('updated_at', { ascending: false }).order('key')
      : drafts.eq('key', key).order('key');
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
