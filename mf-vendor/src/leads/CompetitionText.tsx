import type { LeadState } from '@tree-service/domain';
import type { Competition } from '../api/leads';
import { competitionAfter, competitionBefore } from './competition';
import { isTaken } from './leadGroups';

/** How many Pros accepted an open lead; nothing once the lead is closed. */
export function CompetitionText({
  lead: { state, competition },
}: {
  lead: { state: LeadState; competition: Competition | null };
}) {
  if (!competition) return null;
  return <>{isTaken(state) ? competitionAfter(competition) : competitionBefore(competition)}</>;
}
