import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone, unwrap } from '@tree-service/kernel';
import { keysetList, readPage, type PageKey } from '@tree-service/market/api/keyset';

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

const REPORT = `id, reason, note, created_at,
  reviews(id, vendor_id, author_name, author_side, rating, body, reply, published_at,
    review_photos(path, position), vendor_profiles(business_name))` as const;

async function readOpenReports(key: PageKey | null) {
  const client = await backend();
  return readPage(client.from('review_reports').select(REPORT).is('resolution', null), {
    by: 'created_at',
    order: 'asc',
    key,
  });
}

/** The reports about reviews no administrator has looked at, longest waiting first. */
export const openReviewReports = keysetList({
  queryKey: ['reviews', 'reports'],
  keyOf: (report) => ({ at: report.created_at, id: report.id }),
  read: readOpenReports,
});

/** Key of all queries for the reports beside one that waits. */
export const WAITING_REPORTS = ['reviews', 'reports', 'waiting'] as const;

/**
 * Query for a report about a review with the other undecided ones about it, the first one on top; an
 * empty list once it is decided.
 */
export const waitingReviewReportsQuery = (reportId: string) =>
  queryOptions({
    queryKey: [...WAITING_REPORTS, reportId],
    queryFn: async () => {
      const client = await backend();
      const [report] = unwrap(
        await client
          .from('review_reports')
          .select('review_id')
          .eq('id', reportId)
          .is('resolution', null),
      );
      if (report === undefined) return [];
      return unwrap(
        await client
          .from('review_reports')
          .select(REPORT)
          .eq('review_id', report.review_id)
          .is('resolution', null)
          .order('created_at')
          .order('id')
          .limit(200),
      );
    },
  });

/** Query for every report about a review, decided or not, the first one on top; for administrators. */
export const reportsOfReviewQuery = (reviewId: string) =>
  queryOptions({
    queryKey: ['reviews', 'reports', reviewId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('review_reports')
          .select(REPORT)
          .eq('review_id', reviewId)
          .order('created_at')
          .order('id')
          .limit(200),
      );
    },
  });

export type ReviewReport = Awaited<ReturnType<typeof readOpenReports>>['rows'][number];

/** Reviews administrators have removed, with the reasons everybody can read, latest first. */
export const removedReviewList = keysetList({
  queryKey: ['reviews', 'removed'],
  keyOf: (review) => ({ at: review.published_at, id: review.id }),
  read: async (key: PageKey | null) => {
    const client = await backend();
    return readPage(
      client
        .from('reviews')
        .select(
          'id, vendor_id, author_name, removal_reason, published_at, vendor_profiles(business_name)',
        )
        .eq('state', 'removed'),
      { by: 'published_at', order: 'desc', key, nullsLast: true },
    );
  },
});
