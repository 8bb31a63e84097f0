import type { MatchCandidate, MatchedLead } from '@tree-service/shared/api/matches';
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
  candidates: readonly Pick<MatchCandidate, 'vendor_id' | 'filtered_reason'>[],
  leads: readonly Pick<MatchedLead, 'vendor_id'>[],
): MatchStages {
  const counts = new Map<string, number>();
  for (const { filtered_reason: reason } of candidates) {
    if (reason !== null) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const reasons = [...counts]
    .map(([reason, count]) => ({ reason: filterReasonText(reason), count }))
    .sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason));
  const filtered = reasons.reduce((sum, { count }) => sum + count, 0);
  const lookedAtIds = new Set(candidates.map((candidate) => candidate.vendor_id));
  return {
    lookedAt: candidates.length,
    filtered,
    reasons,
    ranked: candidates.length - filtered,
    offered: leads.filter((lead) => lookedAtIds.has(lead.vendor_id)).length,
  };
}
