import type { PriceBand } from '@tree-service/shared/api/priceBook';
import { formatCentsRange } from '@tree-service/shared/domain';

/** One row of a price guide: what it is for and its price range. */
export interface GuideRow {
  label: string;
  range: string;
}

/**
 * Rows of the guide for a service priced by height, from the bands of the price book:
 * "Up to 30 ft", "30 to 60 ft", "Over 80 ft".
 */
export function heightGuide(bands: readonly PriceBand[], service: string): GuideRow[] {
  const byHeight = bands
    .filter((band) => band.service === service && band.basis === 'height_ft')
    .sort((a, b) => a.from_value - b.from_value);
  return byHeight.map((band, index) => {
    const next = byHeight[index + 1];
    const label = !next
      ? `Over ${band.from_value} ft`
      : index === 0
        ? `Up to ${next.from_value} ft`
        : `${band.from_value} to ${next.from_value} ft`;
    return { label, range: formatCentsRange(band.low_cents, band.high_cents) };
  });
}

const FLAT_LABELS: ReadonlyArray<readonly [service: string, basis: string, label: string]> = [
  ['stump', 'flat', 'First stump'],
  ['stump', 'each_further', 'Each further stump'],
  ['arborist', 'flat', 'Arborist visit'],
  ['arborist', 'report', 'Written report'],
];

/** Rows of the guide for stumps and arborist visits, which do not depend on height. */
export function flatGuide(bands: readonly PriceBand[]): GuideRow[] {
  return FLAT_LABELS.flatMap(([service, basis, label]) => {
    const band = bands.find((item) => item.service === service && item.basis === basis);
    return band ? [{ label, range: formatCentsRange(band.low_cents, band.high_cents) }] : [];
  });
}
