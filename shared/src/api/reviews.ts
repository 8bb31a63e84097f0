import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import { expectDone, unwrap } from './backendError';
import type { Database } from './database.types';

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

/** Why a reader objects to a review. */
export type ReviewReportReason = Database['public']['Enums']['review_report_reason'];

/** Objects to a published review; a second report by the same person replaces the first. */
export async function reportReview(
  reviewId: string,
  reason: ReviewReportReason,
  note: string | null,
) {
  const client = await backend();
  return unwrap(
    await client.rpc('report_review', { review_id: reviewId, reason, note: note ?? '' }),
  );
}

/** As an administrator, removes a review with a reason everybody can read. */
export async function removeReview(reviewId: string, reason: string) {
  const client = await backend();
  expectDone(await client.rpc('remove_review', { review_id: reviewId, reason }));
}

/** As an administrator, keeps a reported review. Returns how many reports that settles. */
export async function keepReview(reviewId: string, reason: string) {
  const client = await backend();
  return unwrap(await client.rpc('keep_review', { review_id: reviewId, reason }));
}

/** Query for the removed reviews of a Pro with their reasons, newest first. Open to visitors. */
export const removedReviewsQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['reviews', 'of', vendorId, 'removed'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('reviews')
          .select('id, removal_reason, published_at')
          .eq('vendor_id', vendorId)
          .eq('author_side', 'owner')
          .eq('state', 'removed')
          .order('published_at', { ascending: false })
          .limit(100),
      );
    },
  });

/** Query for the reports about reviews no administrator has looked at, longest waiting first. */
export const openReviewReportsQuery = () =>
  queryOptions({
    queryKey: ['reviews', 'reports'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('review_reports')
          .select(
            `id, reason, note, created_at,
            reviews(id, vendor_id, author_name, author_side, rating, body, reply, published_at,
              vendor_profiles(business_name))`,
          )
          .is('resolution', null)
          .order('created_at')
          .limit(100),
      );
    },
  });

/** A report about a review that waits for an administrator. */
export type OpenReviewReport = Awaited<
  ReturnType<NonNullable<ReturnType<typeof openReviewReportsQuery>['queryFn']>>
>[number];

/** Query for reviews administrators have removed, with the reasons everybody can read, latest first. */
export const removedReviewListQuery = () =>
  queryOptions({
    queryKey: ['reviews', 'removed'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('reviews')
          .select(
            'id, vendor_id, author_name, removal_reason, published_at, vendor_profiles(business_name)',
          )
          .eq('state', 'removed')
          .order('published_at', { ascending: false, nullsFirst: false })
          .limit(50),
      );
    },
  });
