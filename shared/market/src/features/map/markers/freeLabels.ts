import { touch, type Box } from '../box';
import { zoomCorner } from '../controls';
import type { MapFrame } from '../MapFrame';
import type { Cluster } from './clusters';

const DOT_PX = 14;
const LETTER_PX = 7;
const LONGEST_PX = 176;

/**
 * The clusters whose names have room beside their dots, by key: a name covers no other marker, name or
 * button and is not cut off. Earlier ones come first.
 */
export function freeLabels(
  clusters: readonly Cluster[],
  { toPixel, width, height }: Pick<MapFrame, 'toPixel' | 'width' | 'height'>,
): ReadonlySet<string> {
  const dots = clusters.map(({ key, position }) => {
    const { x, y } = toPixel(position);
    const box = { left: x - DOT_PX, right: x + DOT_PX, top: y - DOT_PX, bottom: y + DOT_PX };
    return { key, x, y, box };
  });
  const buttons = zoomCorner({ width, height });
  const written: Box[] = [];
  const free = clusters.flatMap(({ key, points }, index) => {
    const dot = dots[index];
    const [point] = points;
    if (dot === undefined || point === undefined || points.length > 1) return [];
    const right = dot.x + DOT_PX + Math.min(LONGEST_PX, point.label.length * LETTER_PX);
    const box = { left: dot.x + DOT_PX, right, top: dot.y - DOT_PX, bottom: dot.y + DOT_PX };
    const isCut = right > width || dot.y < 0 || dot.y > height;
    const others = dots.filter((other) => other.key !== key).map((other) => other.box);
    if (isCut || [buttons, ...others, ...written].some((other) => touch(box, other))) return [];
    written.push(box);
    return [key];
  });
  return new Set(free);
}
