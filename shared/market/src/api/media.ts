import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';

/** What a Pro shows, in the Pro's order; of approved Pros open to visitors. */
export async function readMedia(vendorId: string) {
  const client = await backend();
  return unwrap(
    await client
      .from('vendor_media')
      .select('*')
      .eq('vendor_id', vendorId)
      .order('position')
      .order('id'),
  );
}

/** Something a Pro shows; two photos with one pair_id are before and after. */
export type Media = Awaited<ReturnType<typeof readMedia>>[number];

/** Query for what a Pro shows. */
export const mediaQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'media'],
    queryFn: () => readMedia(vendorId),
  });
