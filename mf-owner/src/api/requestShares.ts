import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone, queryClient, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';

/** Query for the links an owner created to share a request, expired ones included, the latest first. */
export const requestSharesQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['request_shares', requestId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('request_shares')
          .select('id, lead_id, expires_at')
          .eq('request_id', requestId)
          .order('created_at', { ascending: false })
          .order('id'),
      );
    },
  });

type Share = Awaited<
  ReturnType<NonNullable<ReturnType<typeof requestSharesQuery>['queryFn']>>
>[number];

/** Shows a link that was just made, as the latest. */
export function showShare(requestId: string, share: Share): void {
  queryClient.setQueryData(
    requestSharesQuery(requestId).queryKey,
    (known) => known && [share, ...known.filter(({ id }) => id !== share.id)],
  );
}

const linkSchema = v.object({ id: v.string(), token: v.string(), expires_at: v.string() });

/**
 * As its owner, makes a read-only link to a request with all quotes, or with the quote of one lead. The answer is the
 * only place where its token can be read.
 */
export async function shareRequest(requestId: string, leadId: string | null) {
  const client = await backend();
  const answer = await client.rpc('share_request', {
    request_id: requestId,
    ...(leadId !== null && { lead_id: leadId }),
  });
  return v.parse(linkSchema, unwrap(answer));
}

/** As its owner, turns off a link. A repeat changes nothing. */
export async function revokeRequestShare(shareId: string): Promise<void> {
  const client = await backend();
  expectDone(await client.rpc('revoke_request_share', { share_id: shareId }));
}
