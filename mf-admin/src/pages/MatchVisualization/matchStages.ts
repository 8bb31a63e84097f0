import type { MatchCandidate, MatchedLead, MatchRun } from '@tree-service/shared/api/matches';
import { filterReasonText } from './filterReasons';

/** How many Pros reached each stage of a match. */
export interface MatchStages {
  /** Approved Pros for the service whose radius reaches the property. */
  readonly lookedAt: number;
  readonly filtered: number;
  /** Why Pros were filtered, most frequent reason first. */
  readonly reasons: ReadonlyArray<{ readonly reason: string; readonly count: number }>;
  readonly ranked: number;
  readonly offered: number;
}

/** Counts the stages of a match: looked at, filtered with reasons, ranked, offered. */
export function matchStages(
  run: Pick<MatchRun, 'considered' | 'ranked' | 'left_out'> & {
    readonly candidates: readonly Pick<MatchCandidate, 'vendor_id'>[];
  },
  leads: readonly Pick<MatchedLead, 'vendor_id'>[],
): MatchStages {
  const reasons = Object.entries(run.left_out)
    .map(([reason, count]) => ({ reason: filterReasonText(reason), count }))
    .sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason));
  const lookedAtIds = new Set(run.candidates.map((candidate) => candidate.vendor_id));
  return {
    lookedAt: run.considered,
    filtered: run.considered - run.ranked,
    reasons,
    ranked: run.ranked,
    offered: leads.filter((lead) => lookedAtIds.has(lead.vendor_id)).length,
  };
}
