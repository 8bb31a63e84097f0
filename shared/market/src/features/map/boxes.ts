import type { MapFrame } from './MapFrame';

/** A part of the map in px. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Whether two boxes overlap; boxes that only share an edge do not. */
export function touch(one: Box, other: Box): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  return !isBeside && one.top < other.bottom && other.top < one.bottom;
}

/** The corner of the zoom buttons, and the line of the scale and the credit, in px. */
const ZOOM_PX = { width: 64, height: 112 };
const FOOT_PX = 28;

type Size = Pick<MapFrame, 'width' | 'height'>;

/** The corner that the zoom buttons cover. */
export function zoomCorner({ width }: Size): Box {
  return { left: width - ZOOM_PX.width, right: width, top: 0, bottom: ZOOM_PX.height };
}

/** What a map's own controls cover. */
export function controlsOf(size: Size): readonly Box[] {
  const { width, height } = size;
  return [zoomCorner(size), { left: 0, right: width, top: height - FOOT_PX, bottom: height }];
}
