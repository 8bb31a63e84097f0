import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import type { ServiceCategory } from '@tree-service/domain';

/** Pros per page. */
export const PROS_PER_PAGE = 20;

/** A search of the directory. */
export interface ProSearch {
  /** Five digits. */
  readonly zip: string;
  /** Null for any service. */
  readonly category: ServiceCategory | null;
  /** The first page is 1. */
  readonly page: number;
}

/**
 * Query for the approved Pros who serve a ZIP code, nearest first. Open to visitors; `total` of each row counts all pages. Fails for an unknown ZIP code.
 */
export const findProsQuery = ({ zip, category, page }: ProSearch) =>
  queryOptions({
    queryKey: ['directory', zip, category, page],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client.rpc('find_pros', {
          zip,
          ...(category !== null && { category }),
          page_size: PROS_PER_PAGE,
          page,
        }),
      );
    },
    enabled: /^\d{5}$/.test(zip),
    placeholderData: keepPreviousData,
  });

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Ids of all approved Pros, in their order. Open to visitors. */
export async function approvedPros(): Promise<string[]> {
  const client = await backend();
  const ids: string[] = [];
  for (;;) {
    // As many at once as the server gives.
    const page = unwrap(
      await client
        .from('vendor_profiles')
        .select('vendor_id')
        .eq('state', 'approved')
        .gt('vendor_id', ids.at(-1) ?? FIRST_ID)
        .order('vendor_id'),
    );
    if (page.length === 0) return ids;
    ids.push(...page.map(({ vendor_id }) => vendor_id));
  }
}

/** A Pro in the directory. Distances are whole kilometers between the centers of ZIP codes. */
export type ListedPro = Awaited<
  ReturnType<NonNullable<ReturnType<typeof findProsQuery>['queryFn']>>
>[number];
