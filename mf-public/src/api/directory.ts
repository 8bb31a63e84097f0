import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import type { ServiceCategory } from '@tree-service/domain';

/** Pros on one page of the directory. */
export const PROS_PER_PAGE = 20;

/** Whom the directory is asked for. */
export interface ProSearch {
  /** Five digits. */
  readonly zip: string;
  /** Null asks for Pros of any service. */
  readonly category: ServiceCategory | null;
  /** The first page is 1. */
  readonly page: number;
}

/**
 * Query for the approved Pros who serve a ZIP code, nearest first. Open to visitors; `total` of each row
 * counts all pages. Refuses a ZIP code that does not exist.
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

/** A Pro in the directory. Distances are whole kilometres between the centres of ZIP codes. */
export type ListedPro = Awaited<
  ReturnType<NonNullable<ReturnType<typeof findProsQuery>['queryFn']>>
>[number];
