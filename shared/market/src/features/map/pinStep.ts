const STEPS_M = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
const ABOUT_PX = 8;

/** How far one arrow key moves a pin, in metres: a round figure that is about 8 px on the map. */
export function pinStep(metresPerPx: number): number {
  return STEPS_M.find((step) => step >= metresPerPx * ABOUT_PX) ?? 10_000;
}
