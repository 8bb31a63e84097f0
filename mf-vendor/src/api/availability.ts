import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';

/** Free time between two ISO times at most three months apart. */
export const availabilityQuery = (vendorId: string, fromAt: string, toAt: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'availability', fromAt, toAt],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client.rpc('vendor_availability', {
          vendor_id: vendorId,
          from_at: fromAt,
          to_at: toAt,
        }),
      );
    },
  });

/** The first free slot of the given length; null when there is none soon. */
export const nextFreeSlotQuery = (vendorId: string, hours: number) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'next_free_slot', hours],
    queryFn: async () => {
      const client = await backend();
      const [slot] = unwrap(await client.rpc('next_free_slot', { vendor_id: vendorId, hours }));
      return slot ?? null;
    },
  });
