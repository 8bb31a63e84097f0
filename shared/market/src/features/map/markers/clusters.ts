import { placeAt, worldPixels, worldPosition, type WorldPosition } from '../mercator';
import type { GeoPoint } from '../geography';

/** The color of a marker; explain it as text beside the map. */
export type MarkerTone = 'brand' | 'accent' | 'info' | 'warning' | 'danger' | 'muted';

/** Something at a place. */
export interface MapPoint {
  readonly id: string;
  readonly position: GeoPoint;
  /** What it is, written beside its marker and in the list. */
  readonly label: string;
  /** More about it, for the list: a state, a price, a distance. */
  readonly detail?: string;
  readonly tone?: MarkerTone;
}

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

const RING_DEGREES = 0.006;
const PER_RING = 8;

function beside({ latitude, longitude }: GeoPoint, place: number): GeoPoint {
  if (place === 0) return { latitude, longitude };
  const ring = Math.ceil(place / PER_RING);
  const angle = ((place - 1) % PER_RING) * ((2 * Math.PI) / PER_RING);
  return {
    latitude: latitude + ring * RING_DEGREES * Math.cos(angle),
    longitude: longitude + ring * RING_DEGREES * Math.sin(angle),
  };
}

/** Positions in their order; those that share one are spread in rings around it, so that each can be pressed. */
export function besideOthers(positions: readonly GeoPoint[]): GeoPoint[] {
  const taken = new Map<string, number>();
  return positions.map((position) => {
    const key = `${position.latitude} ${position.longitude}`;
    const place = taken.get(key) ?? 0;
    taken.set(key, place + 1);
    return beside(position, place);
  });
}
