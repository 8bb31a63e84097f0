import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';

/** Query for the packages in which tokens are sold, open to anyone. */
export const tokenPackagesQuery = queryOptions({
  queryKey: ['token_packages'],
  staleTime: 60 * 60 * 1000,
  queryFn: async () => {
    const client = await backend();
    return unwrap(
      await client
        .from('token_packages')
        .select('id, tokens, price_cents')
        .eq('is_active', true)
        .order('tokens'),
    );
  },
});

const summarySchema = v.object({
  posted: v.number(),
  held: v.number(),
  available: v.number(),
  owed: v.number(),
  granted: v.number(),
  purchased: v.number(),
  spent: v.number(),
  adjusted: v.number(),
  holds: v.array(
    v.object({
      lead_id: v.string(),
      request_id: v.string(),
      tokens: v.number(),
      held_at: v.string(),
      release_at: v.nullable(v.string()),
    }),
  ),
});

/** A Pro's tokens: the balance, where it came from and went, and what is held until when. */
export type TokenSummary = v.InferOutput<typeof summarySchema>;

/** Query for the calling Pro's tokens at a glance, with up to 200 open holds. */
export const tokenSummaryQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['tokens', vendorId, 'summary'],
    queryFn: async () => {
      const client = await backend();
      return v.parse(summarySchema, unwrap(await client.rpc('my_token_summary')));
    },
  });

/** Query for the tokens spent on one lead of the caller and not given back. */
export const tokensSpentOnLeadQuery = (leadId: string) =>
  queryOptions({
    queryKey: ['tokens', 'spent on', leadId],
    queryFn: async () => {
      const client = await backend();
      const entries = unwrap(
        await client.from('token_ledger').select('posted_delta').eq('lead_id', leadId),
      );
      return entries.reduce((spent, entry) => spent - entry.posted_delta, 0);
    },
  });
