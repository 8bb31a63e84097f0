import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { backend, expectDone, unwrap } from '@tree-service/kernel';
import type { ReviewObjection } from '@tree-service/domain';
import { keysetList, readPage, type PageKey } from './keyset';

/** The columns of the reviews of one's own request; who wrote one is its author_side. */
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
          .limit(200),
      );
    },
  });

/** A report about a review. */
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
