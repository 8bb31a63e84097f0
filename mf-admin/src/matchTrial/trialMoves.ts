import type { TriedCandidate } from '../api/matchTrials';

type Placed = Pick<TriedCandidate, 'offer_position' | 'stored_offer_position'>;

/** Whether a trial gives everybody the place that was stored. */
export function isSameOrder(tried: readonly Placed[]): boolean {
  return tried.every((row) => row.offer_position === row.stored_offer_position);
}

/** How many places somebody gains in a trial; below zero for places lost. */
export function placesGained(row: Placed): number {
  return row.stored_offer_position - row.offer_position;
}

/** How many Pros the first offer goes to, as stored and in the trial. */
export interface OfferSizes {
  readonly stored: number;
  readonly tried: number;
}

/** What a trial changes about somebody's part in the first offer. */
export type OfferChange = 'in' | 'out' | 'stays' | 'waits';

/** Whether somebody comes into the first offer, falls out of it, stays in it, or waits as before. */
export function offerChange(row: Placed, sizes: OfferSizes): OfferChange {
  const was = row.stored_offer_position <= sizes.stored;
  const is = row.offer_position <= sizes.tried;
  if (was === is) return is ? 'stays' : 'waits';
  return is ? 'in' : 'out';
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** What a trial comes to, in a sentence or two: whether anything moves, and who the first offer gains and loses. */
export function trialSummary(
  tried: readonly (Placed & Pick<TriedCandidate, 'business_name'>)[],
  sizes: OfferSizes,
): string {
  if (isSameOrder(tried) && sizes.stored === sizes.tried) {
    return 'The same order: nobody moves.';
  }
  const named = (change: OfferChange) =>
    tried.filter((row) => offerChange(row, sizes) === change).map((row) => row.business_name);
  const [gained, lost] = [named('in'), named('out')];
  if (gained.length === 0 && lost.length === 0) {
    return 'The order changes, but the first offer goes to the same Pros.';
  }
  return [
    gained.length > 0 && `${list.format(gained)} would be offered the request at once.`,
    lost.length > 0 && `${list.format(lost)} would have to wait.`,
  ]
    .filter((part) => part !== false)
    .join(' ');
}
