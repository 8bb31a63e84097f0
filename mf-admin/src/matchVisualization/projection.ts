export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A point of a drawing, in its units, y downward. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Maps places to points of a square drawing around a center. */
export interface Projection {
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
