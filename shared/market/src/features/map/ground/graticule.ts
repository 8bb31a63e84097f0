const STEPS_DEGREES = [
  30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001,
];
const LEAST_GAP_PX = 96;
const MOST_LINES = 60;

/** The finest round step in degrees whose lines are at least 96 px apart. */
export function graticuleStep(pixelsPerDegree: number): number {
  return STEPS_DEGREES.findLast((step) => step * pixelsPerDegree >= LEAST_GAP_PX) ?? 30;
}

/** The multiples of a step between two degrees. */
export function linesBetween(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.min(MOST_LINES, Math.max(0, Math.floor(to / step) - first + 1));
  // Counting whole steps keeps 0.1 + 0.2 out of the labels.
  return Array.from({ length: count }, (_, line) => Number(((first + line) * step).toFixed(6)));
}

/** A line's degrees as a label: "97.75° W". */
export function lineLabel(
  degrees: number,
  [positive, negative]: readonly [string, string],
): string {
  const size = Number(Math.abs(degrees).toFixed(6));
  return degrees === 0 ? '0°' : `${size}° ${degrees < 0 ? negative : positive}`;
}
