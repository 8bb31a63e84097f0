const EARTH_RADIUS_KM = 6371.0088;
const KM_PER_DEGREE = (Math.PI * EARTH_RADIUS_KM) / 180;

/** A place on Earth (WGS 84 degrees). */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** Kilometers between two places along the ground (haversine, mean Earth radius). */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const north = radians(to.latitude - from.latitude) / 2;
  const east = radians(to.longitude - from.longitude) / 2;
  const chord =
    Math.sin(north) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The place half-way between two that are not far apart. */
export function between(one: GeoPoint, other: GeoPoint): GeoPoint {
  return {
    latitude: (one.latitude + other.latitude) / 2,
    longitude: (one.longitude + other.longitude) / 2,
  };
}

/** The middle of places that are not far apart, and how far the farthest is from it. */
export function around(points: readonly [GeoPoint, ...GeoPoint[]]): {
  center: GeoPoint;
  reachKm: number;
} {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const center = between(
    { latitude: Math.min(...latitudes), longitude: Math.min(...longitudes) },
    { latitude: Math.max(...latitudes), longitude: Math.max(...longitudes) },
  );
  return { center, reachKm: Math.max(...points.map((point) => distanceKm(center, point))) };
}

/** The place some meters to the north and to the east; negative figures lead south and west. */
export function movedBy(point: GeoPoint, meters: { north: number; east: number }): GeoPoint {
  const latitude = point.latitude + meters.north / 1000 / KM_PER_DEGREE;
  const eastward = meters.east / 1000 / (KM_PER_DEGREE * Math.cos(radians(point.latitude)));
  return { latitude, longitude: point.longitude + eastward };
}

/**
 * Corners of a polygon that follows everything `radiusKm` along the ground from the center
 * (destination formula on the sphere), so that a drawn radius is true at every latitude.
 */
export function circleAround(center: GeoPoint, radiusKm: number, corners = 72): GeoPoint[] {
  const angle = radiusKm / EARTH_RADIUS_KM;
  const latitude = radians(center.latitude);
  return Array.from({ length: corners }, (_, corner) => {
    const bearing = (2 * Math.PI * corner) / corners;
    const sine =
      Math.sin(latitude) * Math.cos(angle) +
      Math.cos(latitude) * Math.sin(angle) * Math.cos(bearing);
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(latitude),
      Math.cos(angle) - Math.sin(latitude) * sine,
    );
    return { latitude: degrees(Math.asin(sine)), longitude: center.longitude + degrees(east) };
  });
}

/** A place in words with five decimals, about a meter: "30.24512° N, 97.76891° W". */
export function formatPosition({ latitude, longitude }: GeoPoint): string {
  const north = `${Math.abs(latitude).toFixed(5)}° ${latitude < 0 ? 'S' : 'N'}`;
  return `${north}, ${Math.abs(longitude).toFixed(5)}° ${longitude < 0 ? 'W' : 'E'}`;
}
