import { placeAt, worldPixels, worldPosition, type WorldPosition } from '../mercator';
import type { GeoPoint } from '../geography';
import type { MapPoint } from './MapPoint';

/** Points closer together than this are shown as one. */
const CELL_PX = 56;

/** A point and where it lies in the projection, computed once. */
export interface ProjectedPoint {
  readonly point: MapPoint;
  readonly at: WorldPosition;
}

/** Points that are shown as one marker. */
export interface Cluster {
  readonly key: string;
  readonly position: GeoPoint;
  readonly points: readonly MapPoint[];
}

/** Projects points once, so that moving the map computes nothing but sums. */
export function projected(points: readonly MapPoint[]): ProjectedPoint[] {
  return points.map((point) => ({ point, at: worldPosition(point.position) }));
}

/**
 * Points by cells of a grid that is fixed to the ground: moving the map changes no group, zooming in
 * takes them apart. A lone point is a cluster of one. Linear in the number of points.
 */
export function clustersAt(points: readonly ProjectedPoint[], zoom: number): Cluster[] {
  const cell = CELL_PX / worldPixels(zoom);
  const cells = new Map<string, ProjectedPoint[]>();
  for (const point of points) {
    const key = `${Math.floor(point.at.x / cell)} ${Math.floor(point.at.y / cell)}`;
    const there = cells.get(key);
    if (there === undefined) cells.set(key, [point]);
    else there.push(point);
  }
  return [...cells.entries()].map(([key, members]) => {
    const x = members.reduce((sum, { at }) => sum + at.x, 0) / members.length;
    const y = members.reduce((sum, { at }) => sum + at.y, 0) / members.length;
    return {
      key: members.length === 1 ? (members[0]?.point.id ?? key) : key,
      position: placeAt({ x, y }),
      points: members.map(({ point }) => point),
    };
  });
}
