import type { MatchCandidate } from '@tree-service/shared/api/matches';

type Ranked = Pick<
  MatchCandidate,
  'vendor_id' | 'filtered_reason' | 'base_rank' | 'final_score' | 'offer_position'
>;

/** A ranked Pro with the place without boosts, with boosts, and in the order of offers. */
export interface OrderedCandidate<Candidate> {
  readonly candidate: Candidate;
  /** Place by the score alone, from 1. */
  readonly baseRank: number;
  /** Place by the score times the plan's boost, from 1. */
  readonly boostedRank: number;
  /** Place in the order of offers, after the kept slots, from 1; null when not placed. */
  readonly offerPosition: number | null;
}

// Equal scores are told apart by id, as the database does it.
function byBoostedScore(a: Ranked, b: Ranked): number {
  return (
    b.final_score - a.final_score ||
    (a.vendor_id < b.vendor_id ? -1 : a.vendor_id > b.vendor_id ? 1 : 0)
  );
}

/** The Pros that were ranked, in the order of offers. */
export function matchOrder<Candidate extends Ranked>(
  candidates: readonly Candidate[],
): OrderedCandidate<Candidate>[] {
  return candidates
    .filter((candidate) => candidate.filtered_reason === null)
    .sort(byBoostedScore)
    .map((candidate, place) => ({
      candidate,
      baseRank: candidate.base_rank ?? place + 1,
      boostedRank: place + 1,
      offerPosition: candidate.offer_position,
    }))
    .sort(
      (a, b) =>
        (a.offerPosition ?? Infinity) - (b.offerPosition ?? Infinity) ||
        a.boostedRank - b.boostedRank,
    );
}
