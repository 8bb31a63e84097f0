import type { MatchPoint } from './matchCandidates.api';
import type { MatchedLead, MatchRun } from '../api/matches';

const FILTER_REASONS: Readonly<Record<string, string>> = {
  insurance_missing: 'No verified liability insurance',
  own_request: 'Own request',
  line_clearance_missing: 'Not qualified to work near power lines',
  stump_grinder_missing: 'No stump grinder',
  fully_booked: 'Fully booked',
  declined: 'Already declined this request',
  arborist_missing: 'No verified arborist',
  crane_missing: 'No crane',
  already_offered: 'Already offered this request',
};

export function filterReasonText(reason: string): string {
  return FILTER_REASONS[reason] ?? reason.replaceAll('_', ' ');
}

export interface MatchStages {
  /** Approved Pros for the service with the property in their radius. */
  readonly considered: number;
  readonly filtered: number;
  /** Most frequent first. */
  readonly reasons: ReadonlyArray<{ readonly reason: string; readonly count: number }>;
  readonly ranked: number;
  /** Pros in the first round of offers. */
  readonly firstOffer: number;
  /** Ranked Pros offered the request so far. */
  readonly offered: number;
}

type Counted = Pick<MatchRun, 'considered' | 'ranked' | 'left_out'> & {
  readonly matching_policy: Pick<MatchRun['matching_policy'], 'offers_at_once'>;
};

export function matchStages(
  run: Counted,
  leads: readonly Pick<MatchedLead, 'vendor_id'>[],
  points: readonly Pick<MatchPoint, 'vendorId' | 'place'>[],
): MatchStages {
  const reasons = Object.entries(run.left_out)
    .map(([reason, count]) => ({ reason: filterReasonText(reason), count }))
    .sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason));
  const leadIds = new Set(leads.map((lead) => lead.vendor_id));
  return {
    considered: run.considered,
    filtered: run.considered - run.ranked,
    reasons,
    ranked: run.ranked,
    firstOffer: Math.min(run.ranked, run.matching_policy.offers_at_once),
    // Offers of an earlier match went to Pros this one excluded.
    offered: points.filter(({ vendorId, place }) => place !== null && leadIds.has(vendorId)).length,
  };
}
