import type { ReviewReport } from './reviewModeration.api';

export interface ReportedReview {
  readonly review: ReviewReport['reviews'];
  /** Oldest first. */
  readonly reports: readonly ReviewReport[];
}

/** Reports grouped by review; the review reported first comes first. */
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
