import type { Competition } from '@tree-service/market/api/leads';
import type { LeadState } from '@tree-service/domain';
import { competitionAfter, competitionBefore } from './competition';
import { isTaken } from './leadGroups';

/** How contested a living lead is, in a sentence; nothing for one that is over. */
export function CompetitionText({
  lead: { state, competition },
}: {
  lead: { state: LeadState; competition: Competition | null };
}) {
  if (!competition) return null;
  return <>{isTaken(state) ? competitionAfter(competition) : competitionBefore(competition)}</>;
}
