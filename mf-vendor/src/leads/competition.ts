/** Places of a request: how many Pros have taken it, of how many it can take. */
export type Places = { taken: number; at_most: number };

/** How contested a request is, in the words of a Pro who still decides. */
export function competitionBefore({ taken, at_most: atMost }: Places): string {
  if (taken === 0) return `No Pro has accepted yet. At most ${atMost} can.`;
  return `${taken} of at most ${atMost} Pros ${taken === 1 ? 'has' : 'have'} accepted.`;
}

/** How contested a request is, in the words of a Pro who has taken it. */
export function competitionAfter({ taken, at_most: atMost }: Places): string {
  const others = taken - 1;
  if (others <= 0) return `You are the only Pro who has accepted so far, of at most ${atMost}.`;
  return `You and ${others} other ${others === 1 ? 'Pro' : 'Pros'} have accepted, of at most ${atMost}.`;
}
