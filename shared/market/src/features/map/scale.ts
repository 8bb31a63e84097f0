const METERS_PER_FOOT = 0.3048;
const METERS_PER_MILE = 1609.344;

const marks = [
  ...[10, 20, 50, 100, 200, 500, 1000, 2000].map((feet) => ({
    label: `${feet.toLocaleString('en-US')} ft`,
    meters: feet * METERS_PER_FOOT,
  })),
  ...[0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000].map((miles) => ({
    label: `${miles.toLocaleString('en-US')} mi`,
    meters: miles * METERS_PER_MILE,
  })),
];

/** The longest round distance that fits into so many px, and its length in px. */
export function scaleMark(
  metersPerPx: number,
  mostPx: number,
): { readonly label: string; readonly px: number } | null {
  const mark = marks.findLast(({ meters }) => meters / metersPerPx <= mostPx);
  return mark === undefined ? null : { label: mark.label, px: mark.meters / metersPerPx };
}
