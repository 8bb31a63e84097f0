import type { Point } from './projection';

// Sunflower pattern: turns of the golden angle never align.
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
 * Moves overlapping markers apart, each to the nearest free place: Pros are placed at the center of
 * their ZIP code, which neighbors share. `gap` is the minimum distance between two markers; earlier
 * markers take precedence.
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
