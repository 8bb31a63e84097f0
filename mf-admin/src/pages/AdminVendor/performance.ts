import type { VendorDossier } from '../../api/administration';

type Counts = Pick<
  VendorDossier,
  | 'rating_count'
  | 'rating_sum'
  | 'answers_count'
  | 'lapses_count'
  | 'accepts_count'
  | 'jobs_completed'
>;

/** A Pro's performance; null where there is nothing to measure yet. */
export interface Performance {
  /** Mean of the published ratings, 1 to 5. */
  readonly rating: number | null;
  readonly reviews: number;
  /** Offers the Pro answered or let expire. */
  readonly offers: number;
  /** Share of offers accepted, 0 to 1. */
  readonly acceptance: number | null;
  readonly jobsCompleted: number;
}

/** "8 offers", "1 offer", or that there are none yet. */
export function countLabel(count: number, one: string, many: string): string {
  if (count === 0) return `no ${many} yet`;
  return count === 1 ? `1 ${one}` : `${count.toLocaleString()} ${many}`;
}

export function performanceOf(counts: Counts): Performance {
  const { rating_count, rating_sum, accepts_count, jobs_completed } = counts;
  const offers = counts.answers_count + counts.lapses_count;
  return {
    rating: rating_count === 0 ? null : rating_sum / rating_count,
    reviews: rating_count,
    offers,
    acceptance: offers === 0 ? null : accepts_count / offers,
    jobsCompleted: jobs_completed,
  };
}
