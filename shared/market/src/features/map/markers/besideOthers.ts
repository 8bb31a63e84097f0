import type { GeoPoint } from '../geography';

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
