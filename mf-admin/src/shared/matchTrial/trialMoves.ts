import { LOCALE } from '@tree-service/domain';
import type { TriedCandidate } from '../../api/matchTrials';

type Placed = Pick<TriedCandidate, 'offer_position' | 'stored_offer_position'>;

/** Whether a trial keeps the stored order. */
export function isSameOrder(tried: readonly Placed[]): boolean {
  return tried.every((row) => row.offer_position === row.stored_offer_position);
}

/** Positions gained in a trial; negative if lost. */
export function placesGained(row: Placed): number {
  return row.stored_offer_position - row.offer_position;
}

/** Pros in the first round of offers, stored and in the trial. */
export interface OfferSizes {
  readonly stored: number;
  readonly tried: number;
}

/** What a trial changes about being in the first round of offers. */
export type OfferChange = 'in' | 'out' | 'stays' | 'waits';

export function offerChange(row: Placed, sizes: OfferSizes): OfferChange {
  const was = row.stored_offer_position <= sizes.stored;
  const is = row.offer_position <= sizes.tried;
  if (was === is) return is ? 'stays' : 'waits';
  return is ? 'in' : 'out';
}

const list = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

/** A trial in a sentence or two: whether the order changes, and who joins or leaves the first round. */
export function trialSummary(
  tried: readonly (Placed & Pick<TriedCandidate, 'business_name'>)[],
  sizes: OfferSizes,
): string {
  if (isSameOrder(tried) && sizes.stored === sizes.tried) {
    return 'The order stays the same.';
  }
  const named = (change: OfferChange) =>
    tried.filter((row) => offerChange(row, sizes) === change).map((row) => row.business_name);
  const [gained, lost] = [named('in'), named('out')];
  if (gained.length === 0 && lost.length === 0) {
    return 'The order changes, but the same Pros get the first offers.';
  }
  return [
    gained.length > 0 && `${list.format(gained)} would get an offer in the first round.`,
    lost.length > 0 && `${list.format(lost)} would have to wait.`,
  ]
    .filter((part) => part !== false)
    .join(' ');
}
