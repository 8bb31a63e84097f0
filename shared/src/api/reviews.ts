import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import { expectDone, unwrap } from './backendError';

/** Reviews a completed job, once a side. Returns the review's id. */
export async function submitReview(jobId: string, rating: number, body: string) {
  const client = await backend();
  return unwrap(await client.rpc('submit_review', { job_id: jobId, rating, body }));
}

/** Replies to a published review of the calling Pro, once. */
export async function replyToReview(reviewId: string, reply: string) {
  const client = await backend();
  expectDone(await client.rpc('reply_to_review', { review_id: reviewId, reply }));
}

/** Query for the published reviews of a Pro, newest first. Open to visitors. */
export const vendorReviewsQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['reviews', 'of', vendorId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('reviews')
          .select('id, author_name, rating, body, reply, replied_at, published_at')
          .eq('vendor_id', vendorId)
          .eq('author_side', 'owner')
          .eq('state', 'published')
          .order('published_at', { ascending: false })
          .limit(100),
      );
    },
  });
