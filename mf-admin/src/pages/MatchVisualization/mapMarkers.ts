import type { MatchPoint } from '../../api/matchCandidates';
import type { MatchedLead } from '../../api/matches';
import { projectAround, type Place, type Point, type Projection } from './projection';
import { spreadMarkers } from './spreadMarkers';

/** How far a Pro came in a match. */
export type MatchStage = 'offered' | 'ranked' | 'filtered';

/** A Pro drawn as a dot, where the business is. */
export interface MapDot extends Point {
  readonly vendorId: string;
  readonly stage: MatchStage;
}

/** A Pro drawn with a sign of its own. */
export interface MapMarker extends MapDot {
  readonly name: string;
  /** Place in the order of offers; null for who has none. */
  readonly position: number | null;
  /** Where the business is, before markers were moved apart. */
  readonly home: Point;
  /** Length of the service radius in the drawing. */
  readonly radius: number;
}

/** Everything the map draws, in the units of the drawing. */
export interface MapScene {
  readonly size: number;
  readonly reachKm: number;
  readonly projection: Projection;
  readonly markers: readonly MapMarker[];
  readonly dots: readonly MapDot[];
}

/** What has to fit on the map: every Pro, or the service radius of every sign in full. */
export type MapExtent = 'pros' | 'radii';

/** A match as the map draws it. */
export interface MapSubject {
  readonly centre: Place;
  readonly points: readonly MatchPoint[];
  readonly leads: readonly Pick<MatchedLead, 'vendor_id'>[];
  /** Who gets a sign however far behind; null for nobody. */
  readonly selectedId: string | null;
}

const SIZE = 480;
const MARKER_GAP = 26;
const SMALLEST_REACH_KM = 4;
const MARGIN = { pros: 1.18, radii: 1.03 } as const;
// More signs than this cover each other, however they are moved apart; the others are dots.
const SIGNS_AT_MOST = 40;
const FIRST_PLACES = 20;

function stageOf({ vendorId, place }: MatchPoint, offered: ReadonlySet<string>): MatchStage {
  if (offered.has(vendorId)) return 'offered';
  return place === null ? 'filtered' : 'ranked';
}

/**
 * Lays out the map of a match around its request. A small match is all signs; in a large one those who
 * were offered it, the first twenty in the order and whoever is selected have signs, the rest are dots.
 */
export function mapScene(subject: MapSubject, extent: MapExtent = 'pros'): MapScene {
  const { centre, points, leads, selectedId } = subject;
  const offered = new Set(leads.map((lead) => lead.vendor_id));
  const isSmall = points.length <= SIGNS_AT_MOST;
  const hasSign = ({ vendorId, place }: MatchPoint) =>
    isSmall ||
    vendorId === selectedId ||
    offered.has(vendorId) ||
    (place !== null && place <= FIRST_PLACES);

  let reach = SMALLEST_REACH_KM;
  for (const point of points) {
    const radius = extent === 'radii' && hasSign(point) ? point.radiusKm : 0;
    reach = Math.max(reach, point.distanceKm + radius);
  }
  const reachKm = reach * MARGIN[extent];
  const projection = projectAround(centre, reachKm, SIZE);

  const markers: MapMarker[] = [];
  const dots: MapDot[] = [];
  for (const point of points) {
    const home = projection.point(point);
    const dot = { ...home, vendorId: point.vendorId, stage: stageOf(point, offered) };
    if (hasSign(point)) {
      const radius = projection.length(point.radiusKm);
      markers.push({ ...dot, home, radius, name: point.name, position: point.place });
    } else {
      dots.push(dot);
    }
  }
  // The request's own marker stands in the middle; who lives there is moved aside.
  const request = { ...projection.point(centre), isRequest: true } as const;
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

/** Who is meant by a press on the map: the sign there, else the nearest dot; null for nobody. */
export function pressedAt({ markers, dots }: MapScene, point: Point): string | null {
  return nearest(markers, point, TOUCH.marker) ?? nearest(dots, point, TOUCH.dot);
}
