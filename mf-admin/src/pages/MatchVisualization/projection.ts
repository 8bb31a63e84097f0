/** A place on Earth in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A point of a drawing, in its own units, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How places become points of a square drawing with the centre place in its middle. */
export interface Projection {
  readonly point: (place: Place) => Point;
  /** Length in the drawing of a distance on the ground. */
  readonly length: (kilometres: number) => number;
}

// The mean Earth radius (IUGG), as the database measures distances with.
const EARTH_RADIUS_KM = 6371.0088;
const KM_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS_KM;

/**
 * Equirectangular projection around a centre: true along the parallel of the centre, which at the
 * size of a service area is off by less than the width of a marker. `size` is the side of the
 * drawing, `reachKm` the distance from its centre to its edge.
 */
export function projectAround(centre: Place, reachKm: number, size: number): Projection {
  const scale = size / 2 / reachKm;
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((centre.latitude * Math.PI) / 180);
  return {
    point: ({ latitude, longitude }) => ({
      x: size / 2 + (longitude - centre.longitude) * kmPerDegreeEast * scale,
      y: size / 2 - (latitude - centre.latitude) * KM_PER_DEGREE * scale,
    }),
    length: (kilometres) => kilometres * scale,
  };
}

const KM_PER_MILE = 1.609344;
const RING_MILES = [1, 2, 5, 10, 20, 50, 100];

/** Rings to draw around the centre: at most four round distances in miles that fit, with their km. */
export function distanceRings(reachKm: number): { miles: number; kilometres: number }[] {
  return RING_MILES.map((miles) => ({ miles, kilometres: miles * KM_PER_MILE }))
    .filter(({ kilometres }) => kilometres <= reachKm && kilometres >= reachKm / 12)
    .slice(-4);
}
