import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';

/** Query for the logos and portfolio photos of several Pros, each Pro's in order; of approved Pros open to visitors. */
export const portfoliosQuery = (vendorIds: readonly string[]) =>
  queryOptions({
    queryKey: ['vendors', 'portfolios', vendorIds],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('vendor_media')
          .select('vendor_id, kind, path, caption, moment')
          .in('vendor_id', [...vendorIds])
          .in('kind', ['logo', 'photo'])
          .order('position')
          .order('id'),
      );
    },
    enabled: vendorIds.length > 0,
  });
