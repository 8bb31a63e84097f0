import type { MatchPoint } from '../../api/matchCandidates';
import type { MatchedLead, MatchRun } from '../../api/matches';
import { filterReasonText } from './filterReasons';

/** How many Pros reached each stage of a match. */
export interface MatchStages {
  /** Approved Pros for the service whose radius reaches the property. */
  readonly lookedAt: number;
  readonly filtered: number;
  /** Why Pros were filtered, most frequent reason first. */
  readonly reasons: ReadonlyArray<{ readonly reason: string; readonly count: number }>;
  readonly ranked: number;
  /** How many the first offer had room for. */
  readonly firstOffer: number;
  /** How many of those ranked were offered it so far. */
  readonly offered: number;
}

type Counted = Pick<MatchRun, 'considered' | 'ranked' | 'left_out'> & {
  readonly matching_policy: Pick<MatchRun['matching_policy'], 'offers_at_once'>;
};

/** Counts the stages of a match: looked at, filtered with reasons, ranked, offered. */
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
    lookedAt: run.considered,
    filtered: run.considered - run.ranked,
    reasons,
    ranked: run.ranked,
    firstOffer: Math.min(run.ranked, run.matching_policy.offers_at_once),
    // Offers that an earlier match made went to Pros who are left out of this one.
    offered: points.filter(({ vendorId, place }) => place !== null && leadIds.has(vendorId)).length,
  };
}
