import { formatMiles } from '@tree-service/domain';
import type { MatchCandidate } from '../../api/matchCandidates';
import { filterReasonText } from './filterReasons';

/** A candidate as a row of a file. */
export const candidateCells = (candidate: MatchCandidate) => ({
  Business: candidate.business_name,
  City: candidate.city,
  State: candidate.region,
  Distance: formatMiles(candidate.distance_km),
  Excluded: candidate.filtered_reason && filterReasonText(candidate.filtered_reason),
  Position: candidate.offer_position,
  Score: candidate.base_score,
  Boost: candidate.boost,
  'Boosted score': candidate.final_score,
  'Rank without boosts': candidate.base_rank,
  'Rank with boosts': candidate.boosted_rank,
  'Reserved for': candidate.reserved_for,
});
