/** How pressing an offer is: under half an hour is urgent. */
export type OfferUrgency = 'calm' | 'urgent' | 'over';

const URGENT_BELOW_MS = 30 * 60 * 1000;

/** How pressing an offer that ends at a moment is now. */
export function offerUrgency(endsAt: string, now: Date): OfferUrgency {
  const left = new Date(endsAt).getTime() - now.getTime();
  if (left <= 0) return 'over';
  return left < URGENT_BELOW_MS ? 'urgent' : 'calm';
}
