import type { MatchPoint } from './matchCandidates.api';
import type { MatchedLead } from '../api/matches';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A point of a drawing, in its units, y downward. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Maps places to points of a square drawing around a center. */
interface Projection {
  readonly point: (place: Place) => Point;
  /** The length of a distance in the drawing. */
  readonly length: (kilometers: number) => number;
}

// The mean Earth radius (IUGG), as in the database.
const EARTH_RADIUS_KM = 6371.0088;
const KM_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS_KM;

/**
 * Equirectangular projection around a center; within a service area it is off by less than the width
 * of a marker. `size` is the side of the drawing, `reachKm` the distance from center to edge.
 */
export function projectAround(center: Place, reachKm: number, size: number): Projection {
  const scale = size / 2 / reachKm;
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((center.latitude * Math.PI) / 180);
  return {
    point: ({ latitude, longitude }) => ({
      x: size / 2 + (longitude - center.longitude) * kmPerDegreeEast * scale,
      y: size / 2 - (latitude - center.latitude) * KM_PER_DEGREE * scale,
    }),
    length: (kilometers) => kilometers * scale,
  };
}

const KM_PER_MILE = 1.609344;
const RING_MILES = [1, 2, 5, 10, 20, 50, 100];

/** At most four round distances in miles that fit, with their kilometers. */
export function distanceRings(reachKm: number): { miles: number; kilometers: number }[] {
  return RING_MILES.map((miles) => ({ miles, kilometers: miles * KM_PER_MILE }))
    .filter(({ kilometers }) => kilometers <= reachKm && kilometers >= reachKm / 12)
    .slice(-4);
}

export type MatchStage = 'offered' | 'ranked' | 'filtered';

/** A Pro drawn as a dot at the business's location. */
export interface MapDot extends Point {
  readonly vendorId: string;
  readonly stage: MatchStage;
}

/** A Pro drawn as a marker. */
export interface MapMarker extends MapDot {
  readonly name: string;
  /** Position in the order of offers; null if excluded. */
  readonly position: number | null;
  /** The location of the business, before markers were moved apart. */
  readonly home: Point;
  /** Length of the service radius in the drawing. */
  readonly radius: number;
}

export interface MapScene {
  readonly size: number;
  readonly reachKm: number;
  readonly projection: Projection;
  readonly markers: readonly MapMarker[];
  readonly dots: readonly MapDot[];
}

/** What must fit on the map: every Pro, or the full service radius of every marker. */
export type MapExtent = 'vendors' | 'radii';

export interface MapSubject {
  readonly center: Place;
  readonly points: readonly MatchPoint[];
  readonly leads: readonly Pick<MatchedLead, 'vendor_id'>[];
  /** Always gets a marker. */
  readonly selectedId: string | null;
}

const SIZE = 480;
const MARKER_GAP = 26;
const SMALLEST_REACH_KM = 4;
const MARGIN = { vendors: 1.18, radii: 1.03 } as const;
// More markers than this would overlap even when moved apart; the others are dots.
const MAX_MARKERS = 40;
const FIRST_PLACES = 20;

function stageOf({ vendorId, place }: MatchPoint, offered: ReadonlySet<string>): MatchStage {
  if (offered.has(vendorId)) return 'offered';
  return place === null ? 'filtered' : 'ranked';
}

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

/**
 * Lays out the map of a match around its request. In a small match every Pro has a marker; in a large
 * one those offered, the first twenty, and the selected one do, and the rest are dots.
 */
export function mapScene(subject: MapSubject, extent: MapExtent = 'vendors'): MapScene {
  const { center, points, leads, selectedId } = subject;
  const offered = new Set(leads.map((lead) => lead.vendor_id));
  const isSmall = points.length <= MAX_MARKERS;
  const hasMarker = ({ vendorId, place }: MatchPoint) =>
    isSmall ||
    vendorId === selectedId ||
    offered.has(vendorId) ||
    (place !== null && place <= FIRST_PLACES);

  let reach = SMALLEST_REACH_KM;
  for (const point of points) {
    const radius = extent === 'radii' && hasMarker(point) ? point.radiusKm : 0;
    reach = Math.max(reach, point.distanceKm + radius);
  }
  const reachKm = reach * MARGIN[extent];
  const projection = projectAround(center, reachKm, SIZE);

  const markers: MapMarker[] = [];
  const dots: MapDot[] = [];
  for (const point of points) {
    const home = projection.point(point);
    const dot = { ...home, vendorId: point.vendorId, stage: stageOf(point, offered) };
    if (hasMarker(point)) {
      const radius = projection.length(point.radiusKm);
      markers.push({ ...dot, home, radius, name: point.name, position: point.place });
    } else {
      dots.push(dot);
    }
  }
  // The request's marker is in the center; Pros located there are moved aside.
  const request = { ...projection.point(center), isRequest: true } as const;
  const spread = spreadMarkers([request, ...markers], MARKER_GAP);
  return {
    size: SIZE,
    reachKm,
    projection,
    markers: spread.flatMap((marker) => ('isRequest' in marker ? [] : [marker])),
    dots,
  };
}

const TOUCH = { marker: 14, dot: 10 } as const;

function nearest(drawn: readonly MapDot[], { x, y }: Point, within: number): string | null {
  let found: string | null = null;
  let least = within;
  for (const one of drawn) {
    const distance = Math.hypot(one.x - x, one.y - y);
    if (distance <= least) [found, least] = [one.vendorId, distance];
  }
  return found;
}

/** The Pro at a point: its marker, else the nearest dot. */
export function pressedAt({ markers, dots }: MapScene, point: Point): string | null {
  return nearest(markers, point, TOUCH.marker) ?? nearest(dots, point, TOUCH.dot);
}
