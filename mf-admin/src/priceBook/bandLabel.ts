import type { PriceBand } from '@tree-service/market/api/priceBook';
import { isKeyOf } from '@tree-service/domain';

/** In display order. */
export const PRICED_SERVICES = {
  removal: 'Removal',
  emergency: 'Emergency',
  trimming: 'Trimming',
  stump: 'Stumps',
  arborist: 'Arborist',
  crane: 'Crane',
} as const;

const BASES = {
  flat: 'Each',
  per_inch: 'Per inch',
  per_hour: 'Per hour',
  each_further: 'Each additional',
  minimum: 'Minimum charge',
  report: 'Written report',
} as const;

const BASIS_ORDER: readonly string[] = ['height_ft', 'diameter_in', ...Object.keys(BASES)];

/** The bands of one service: by height, by trunk, then everything else. */
export function bandsInOrder<Row extends Pick<PriceBand, 'service' | 'basis' | 'from_value'>>(
  book: readonly Row[],
  service: string,
): Row[] {
  return book
    .filter((band) => band.service === service)
    .sort(
      (one, other) =>
        BASIS_ORDER.indexOf(one.basis) - BASIS_ORDER.indexOf(other.basis) ||
        one.from_value - other.from_value,
    );
}

type Band = Pick<PriceBand, 'basis' | 'from_value'>;

/** "Over 30 to 60 ft", "Per hour". `next` is the start of the following band. */
export function bandLabel({ basis, from_value: from }: Band, next: number | null): string {
  if (isKeyOf(BASES, basis)) return BASES[basis];
  const unit = basis === 'diameter_in' ? 'in trunk' : 'ft';
  if (next === null) return `Over ${from} ${unit}`;
  return from === 0 ? `Up to ${next} ${unit}` : `Over ${from} to ${next} ${unit}`;
}

/** The start of the following band; null for the last one. */
export function nextStart(band: PriceBand, book: readonly PriceBand[]): number | null {
  const later = book
    .filter(
      (other) =>
        other.service === band.service &&
        other.basis === band.basis &&
        other.from_value > band.from_value,
    )
    .map((other) => other.from_value);
  return later.length === 0 ? null : Math.min(...later);
}
