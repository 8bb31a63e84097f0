import type { Point } from './projection';

// A sunflower's arrangement: turning by the golden angle never lines two seeds up.
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const MOST_STEPS = 2000;

function aroundHome(home: Point, step: number, gap: number): Point {
  const distance = (gap / 2) * Math.sqrt(step);
  return {
    x: home.x + distance * Math.cos(step * GOLDEN_ANGLE),
    y: home.y + distance * Math.sin(step * GOLDEN_ANGLE),
  };
}

/**
 * Moves markers that would cover each other apart, each to the nearest free place around its own:
 * Pros are placed at the centre of their ZIP code, and neighbours share it. `gap` is the distance
 * kept between two markers; earlier markers keep their place before later ones.
 */
export function spreadMarkers<Marker extends Point>(
  markers: readonly Marker[],
  gap: number,
): Marker[] {
  const placed: Marker[] = [];
  for (const marker of markers) {
    let place: Point = marker;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      place = aroundHome(marker, step, gap);
      const { x, y } = place;
      if (placed.every((other) => Math.hypot(other.x - x, other.y - y) >= gap)) break;
    }
    placed.push({ ...marker, ...place });
  }
  return placed;
}
