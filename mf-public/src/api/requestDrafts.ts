import { queryOptions } from '@tanstack/react-query';
import { SERVICE_CATEGORIES, VENDOR_SEARCHES } from '@tree-service/domain';
import { backend, unwrap, type Json } from '@tree-service/kernel';
import * as v from 'valibot';

const statusSchema = v.object({
  category: v.picklist(SERVICE_CATEGORIES),
  photos: v.number(),
  request_id: v.nullable(v.string()),
  number: v.nullable(v.number()),
  search: v.optional(v.nullable(v.picklist(VENDOR_SEARCHES)), null),
});

/**
 * What became of a request that was left with a sign-up; `request_id`, `number` and how the search for a Pro stands once
 * it is sent. `photos` are on the device it was written on.
 */
export type DraftStatus = v.InferOutput<typeof statusSchema>;

/**
 * As a visitor, leaves a complete request for the account about to be created. Resolves with the claim that the account
 * names at sign-up. Rejects when it is refused; it then stays in this browser alone. `earlier` is the key of one that was
 * left for the same account and waits still; the new one takes its place.
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
