import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';

/** Query for what a Pro asks for and who works there: the lines of the price list by name, and the people of the crew. */
export const pricesAndCrewQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['vendors', vendorId, 'prices and crew'],
    queryFn: async () => {
      const client = await backend();
      const [prices, crew] = await Promise.all([
        client
          .from('vendor_prices')
          .select('id, label, unit, category, price_cents')
          .eq('vendor_id', vendorId)
          .order('label')
          .order('id'),
        client
          .from('vendor_crew')
          .select('id, label, role, qualifications')
          .eq('vendor_id', vendorId)
          .order('created_at')
          .order('id'),
      ]);
      return { prices: unwrap(prices), crew: unwrap(crew) };
    },
  });

type PricesAndCrew = Awaited<
  ReturnType<NonNullable<ReturnType<typeof pricesAndCrewQuery>['queryFn']>>
>;

export type ListedPrice = PricesAndCrew['prices'][number];
export type ListedMember = PricesAndCrew['crew'][number];
