import type { Competition } from '@tree-service/market/api/leads';

/** How contested a request is, in the words of a Pro who still decides. */
export function competitionBefore({ taken, at_most: atMost }: Competition): string {
  if (taken === 0) return `No Pro has accepted yet. At most ${atMost} can.`;
  return `${taken} of at most ${atMost} Pros ${taken === 1 ? 'has' : 'have'} accepted.`;
}

/** How contested a request is, in the words of a Pro who has taken it. */
export function competitionAfter({ taken, at_most: atMost }: Competition): string {
  const others = taken - 1;
  if (others <= 0) return `You are the only Pro who has accepted so far, of at most ${atMost}.`;
  return `You and ${others} other ${others === 1 ? 'Pro' : 'Pros'} have accepted, of at most ${atMost}.`;
}
