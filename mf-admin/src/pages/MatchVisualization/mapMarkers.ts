import type { MatchCandidate, MatchedLead } from '@tree-service/shared/api/matches';
import { projectAround, type Place, type Point, type Projection } from './projection';
import { spreadMarkers } from './spreadMarkers';

/** How far a Pro came in a match. */
export type MatchStage = 'offered' | 'ranked' | 'filtered';

/** A Pro on the map. */
export interface MapMarker extends Point {
  readonly vendorId: string;
  readonly name: string;
  readonly stage: MatchStage;
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
}

/** What has to fit on the map: every Pro, or every service radius in full. */
export type MapExtent = 'pros' | 'radii';

const SIZE = 480;
const MARKER_GAP = 26;
const SMALLEST_REACH_KM = 4;
const MARGIN = { pros: 1.18, radii: 1.03 } as const;

/** How far a Pro came: offered, else ranked, else filtered. */
export function stageOf(
  candidate: Pick<MatchCandidate, 'vendor_id' | 'filtered_reason'>,
  leads: readonly Pick<MatchedLead, 'vendor_id'>[],
): MatchStage {
  if (leads.some((lead) => lead.vendor_id === candidate.vendor_id)) return 'offered';
  return candidate.filtered_reason === null ? 'ranked' : 'filtered';
}

function reachOf(candidate: MatchCandidate, extent: MapExtent): number {
  const { distance_km: distance, service_radius_km: radius } = candidate;
  return extent === 'pros' ? distance : distance + radius;
}

/**
 * Lays out the map of a match around its request, so that every Pro it looked at, or every service
 * radius, is on it.
 */
export function mapScene(
  centre: Place,
  candidates: readonly MatchCandidate[],
  leads: readonly Pick<MatchedLead, 'vendor_id'>[],
  extent: MapExtent = 'pros',
): MapScene {
  const reaches = candidates.map((candidate) => reachOf(candidate, extent));
  const reachKm = Math.max(SMALLEST_REACH_KM, ...reaches) * MARGIN[extent];
  const projection = projectAround(centre, reachKm, SIZE);
  const markers = candidates.flatMap((candidate) => {
    const { business_name: name, latitude, longitude, service_radius_km } = candidate;
    if (latitude === null || longitude === null) return [];
    const home = projection.point({ latitude, longitude });
    return {
      ...home,
      home,
      name,
      vendorId: candidate.vendor_id,
      stage: stageOf(candidate, leads),
      position: candidate.offer_position,
      radius: projection.length(service_radius_km),
    };
  });
  // The request's own marker stands in the middle; who lives there is moved aside.
  const request = { ...projection.point(centre), isRequest: true } as const;
  const spread = spreadMarkers([request, ...markers], MARKER_GAP);
  return {
    size: SIZE,
    reachKm,
    projection,
    markers: spread.flatMap((marker) => ('isRequest' in marker ? [] : [marker])),
  };
}
