import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';

/** Query for what a Pro shows, in the Pro's order; of approved Pros open to visitors. */
export const mediaQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'media'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('vendor_media')
          .select('*')
          .eq('vendor_id', vendorId)
          .order('position')
          .order('id'),
      );
    },
  });

/** Something a Pro shows; two photos with one pair_id are before and after. */
export type Media = Awaited<
  ReturnType<NonNullable<ReturnType<typeof mediaQuery>['queryFn']>>
>[number];
