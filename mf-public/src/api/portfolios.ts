import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';

/** Query for the portfolio photos of several Pros, each Pro's in order; of approved Pros open to visitors. */
export const portfoliosQuery = (vendorIds: readonly string[]) =>
  queryOptions({
    queryKey: ['directory', 'portfolios', vendorIds],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('vendor_media')
          .select('vendor_id, path, caption, moment')
          .in('vendor_id', [...vendorIds])
          .eq('kind', 'photo')
          .order('position')
          .order('id'),
      );
    },
    enabled: vendorIds.length > 0,
  });

/** A portfolio photo of a Pro. */
export type PortfolioPhoto = Awaited<
  ReturnType<NonNullable<ReturnType<typeof portfoliosQuery>['queryFn']>>
>[number];
