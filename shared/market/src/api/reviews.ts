import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { backend, expectDone, unwrap } from '@tree-service/kernel';
import type { ReviewObjection } from '@tree-service/domain';

/** The columns of the reviews of the caller's own request; author_side tells who wrote one. */
export const REVIEW =
  `id, job_id, vendor_id, author_side, author_name, state, rating, body, reply, replied_at,
  removal_reason, published_at, created_at, review_photos(path, position)` as const;

/** A review just sent by one side, as it is until the other's is in. */
export const sentReview = <
  Sent extends {
    id: string;
    job_id: string;
    vendor_id: string;
    author_side: 'owner' | 'vendor';
    author_name: string;
    rating: number;
    body: string;
  },
>(
  review: Sent,
  photos: readonly string[] = [],
) => ({
  ...review,
  state: 'submitted' as const,
  reply: null,
  replied_at: null,
  removal_reason: null,
  published_at: null,
  created_at: new Date().toISOString(),
  review_photos: photos.map((path, position) => ({ path, position })),
});

/** The photos of a review, in the owner's order. */
export function reviewPhotoPaths(review: {
  review_photos: readonly { path: string; position: number }[];
}): string[] {
  return [...review.review_photos]
    .sort((one, other) => one.position - other.position)
    .map(({ path }) => path);
}

/** How many photos an owner can add to a review. */
export const MAX_REVIEW_PHOTOS = 4;

/** Reviews a completed job, once a side; owners can add photos, by the paths they were uploaded to. Returns the review's id. */
export async function submitReview(
  jobId: string,
  rating: number,
  body: string,
  photos: readonly string[] = [],
) {
  const client = await backend();
  return unwrap(
    await client.rpc('submit_review', { job_id: jobId, rating, body, photos: [...photos] }),
  );
}

/** Replies to a published review of the calling Pro, once. */
export async function replyToReview(reviewId: string, reply: string) {
  const client = await backend();
  expectDone(await client.rpc('reply_to_review', { review_id: reviewId, reply }));
}

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
      let query = client
        .from('reviews')
        .select(
          `id, state, author_name, rating, body, reply, removal_reason, published_at,
          review_photos(path, position)`,
        )
        .eq('vendor_id', vendorId)
        .eq('author_side', 'owner')
        .in('state', ['published', 'removed'])
        .not('published_at', 'is', null)
        .order('published_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(PAGE);
      if (after !== null) {
        const { publishedAt, id } = after;
        query = query.or(
          `published_at.lt."${publishedAt}",and(published_at.eq."${publishedAt}",id.lt.${id})`,
        );
      }
      return unwrap(await query);
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

/** Objects to a published review; a second report by the same person replaces the first. */
export async function reportReview(reviewId: string, reason: ReviewObjection, note: string) {
  const client = await backend();
  return unwrap(await client.rpc('report_review', { review_id: reviewId, reason, note }));
}

/**
 * Query for the reviews the caller has reported, the latest 200, and what became of it (null while it
 * waits).
 */
export const myReviewReportsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['reviews', 'reported', userId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('review_reports')
          .select('review_id, resolution')
          .eq('reporter_id', userId)
          .order('created_at', { ascending: false })
          .limit(200),
      );
    },
  });

/** Query for the ids of the reviews the caller has written about a Pro, the latest 100. */
export const myReviewsOfQuery = (userId: string, vendorId: string) =>
  queryOptions({
    queryKey: ['reviews', 'of', vendorId, 'by', userId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(await client.rpc('my_reviews_of', { vendor_id: vendorId }));
    },
  });
