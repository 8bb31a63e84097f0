import type { LeadState } from '@tree-service/domain';
import type { Competition } from '../api/leads';
import { isTaken } from './leadGroups';

export function competitionBefore({ taken, at_most: atMost }: Competition): string {
  if (taken === 0) return `No Pros have accepted yet. Up to ${atMost} can.`;
  return `${taken} of up to ${atMost} Pros ${taken === 1 ? 'has' : 'have'} accepted.`;
}

export function competitionAfter({ taken, at_most: atMost }: Competition): string {
  const others = taken - 1;
  if (others <= 0) return `You are the first Pro to accept. Up to ${atMost} can.`;
  return `${others} other ${others === 1 ? 'Pro has' : 'Pros have'} accepted. Up to ${atMost} Pros can.`;
}

/** How many Pros accepted an open lead; nothing once the lead is closed. */
export function CompetitionText({
  lead: { state, competition },
}: {
  lead: { state: LeadState; competition: Competition | null };
}) {
  if (!competition) return null;
  return <>{isTaken(state) ? competitionAfter(competition) : competitionBefore(competition)}</>;
}
