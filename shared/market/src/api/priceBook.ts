import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';

/** Query for the price bands in force, open to visitors. Bands start at feet or inches; prices are cents. */
export const priceBookQuery = () =>
  queryOptions({
    queryKey: ['price_book'],
    queryFn: async () => {
      const client = await backend();
      const items = unwrap(
        await client
          .from('price_book_items')
          .select()
          .order('version', { ascending: false })
          .order('from_value'),
      );
      return items.filter(({ version }) => version === items[0]?.version);
    },
    staleTime: Infinity,
  });

export type PriceBand = Awaited<
  ReturnType<NonNullable<ReturnType<typeof priceBookQuery>['queryFn']>>
>[number];
