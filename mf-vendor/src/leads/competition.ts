import type { Competition } from '../api/leads';

export function competitionBefore({ taken, at_most: atMost }: Competition): string {
  if (taken === 0) return `No Pros have accepted yet. Up to ${atMost} can.`;
  return `${taken} of up to ${atMost} Pros ${taken === 1 ? 'has' : 'have'} accepted.`;
}

export function competitionAfter({ taken, at_most: atMost }: Competition): string {
  const others = taken - 1;
  if (others <= 0) return `You are the first Pro to accept. Up to ${atMost} can.`;
  return `${others} other ${others === 1 ? 'Pro has' : 'Pros have'} accepted. Up to ${atMost} Pros can.`;
}
