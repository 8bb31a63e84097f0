import type { ReviewReport } from '@tree-service/market/api/reviews';

/** A review with every open report about it. */
export interface ReportedReview {
  readonly review: ReviewReport['reviews'];
  /** Longest waiting first. */
  readonly reports: readonly ReviewReport[];
}

/** Reports put together by what they are about; the review reported longest ago comes first. */
export function reportedReviews(reports: readonly ReviewReport[]): ReportedReview[] {
  const byReview = new Map<string, ReviewReport[]>();
  for (const report of reports) {
    byReview.set(report.reviews.id, [...(byReview.get(report.reviews.id) ?? []), report]);
  }
  return [...byReview.values()].flatMap((about) => {
    const [first] = about;
    return first ? [{ review: first.reviews, reports: about }] : [];
  });
}
