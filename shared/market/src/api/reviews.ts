import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import type { ReviewObjection } from '@tree-service/domain';

/** The columns of the reviews of the caller's own request; author_side tells who wrote one. */
export const REVIEW =
  `id, job_id, vendor_id, author_side, author_name, state, rating, body, reply, replied_at,
  removal_reason, published_at, created_at, review_photos(path, position)` as const;

/** A review just sent by one side, as it is until both are published. */
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
          .order('id')
          .limit(200),
      );
    },
  });
