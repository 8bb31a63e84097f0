import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import type { publicProfileQuery } from '@tree-service/market/api/vendors';

/** Query for whether a plan puts a Pro first in the directory, labeled Promoted. Open to visitors. */
export const promotedQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'promoted'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(await client.rpc('is_promoted', { vendor_id: vendorId }));
    },
  });

/** What anyone may see of a Pro. */
export type PublicProfile = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof publicProfileQuery>['queryFn']>>>
>;
