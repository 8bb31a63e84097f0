import type { PriceBand } from '@tree-service/market/api/priceBook';
import { formatCentsRange } from '@tree-service/domain';

export interface GuideRow {
  label: string;
  range: string;
}

/** Rows for a service priced by height: "Up to 30 ft", "30 to 60 ft", "Over 80 ft". */
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

type FlatRow = readonly [service: string, basis: string, label: string];

const STUMP_ROWS: readonly FlatRow[] = [
  ['stump', 'flat', 'First stump'],
  ['stump', 'per_inch', 'Wide stumps, per inch'],
  ['stump', 'each_further', 'Each additional stump'],
];

const ARBORIST_ROWS: readonly FlatRow[] = [
  ['arborist', 'flat', 'Arborist visit'],
  ['arborist', 'per_hour', 'Consulting, per hour'],
  ['arborist', 'report', 'Written report'],
];

function flatRows(bands: readonly PriceBand[], rows: readonly FlatRow[]): GuideRow[] {
  return rows.flatMap(([service, basis, label]) => {
    const band = bands.find((item) => item.service === service && item.basis === basis);
    return band ? [{ label, range: formatCentsRange(band.low_cents, band.high_cents) }] : [];
  });
}

/** Rows for stump grinding. */
export function stumpGuide(bands: readonly PriceBand[]): GuideRow[] {
  return flatRows(bands, STUMP_ROWS);
}

export function arboristGuide(bands: readonly PriceBand[]): GuideRow[] {
  return flatRows(bands, ARBORIST_ROWS);
}
