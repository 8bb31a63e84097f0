import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';

const PAGE = 20;

/** Where a page of reviews continues: after the last one of the page before. */
interface AfterReview {
  readonly publishedAt: string;
  readonly id: string;
}

/**
 * Query for the reviews of a Pro page by page, newest first, as everybody may read them: published
 * ones, and in the place of removed ones why they were removed. Open to visitors.
 */
export const vendorReviewsQuery = (vendorId: string) =>
  infiniteQueryOptions({
    queryKey: ['reviews', 'of', vendorId],
    queryFn: async ({ pageParam: after }: { pageParam: AfterReview | null }) => {
      const client = await backend();
      return unwrap(
        await client.rpc('vendor_reviews', {
          vendor_id: vendorId,
          page_size: PAGE,
          ...(after !== null && { after_at: after.publishedAt, after_id: after.id }),
        }),
      );
    },
    initialPageParam: null,
    getNextPageParam: (page): AfterReview | null => {
      const last = page.length < PAGE ? undefined : page.at(-1);
      if (!last?.published_at) return null;
      return { publishedAt: last.published_at, id: last.id };
    },
    select: ({ pages }) => pages.flat(),
  });

/** A review of a Pro as everybody may read it. */
export type PublicReview = ReturnType<
  NonNullable<ReturnType<typeof vendorReviewsQuery>['select']>
>[number];

/** Query for the ids of the reviews the caller has written about a Pro, the latest 100. */
export const myReviewsOfQuery = (userId: string, vendorId: string) =>
  queryOptions({
    queryKey: ['reviews', 'of', vendorId, 'by', userId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(await client.rpc('my_reviews_of', { vendor_id: vendorId }));
    },
  });
