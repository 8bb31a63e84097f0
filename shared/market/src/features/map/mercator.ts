import type { GeoPoint } from './geography';

/** Edge of a map tile in px; the world is 2^zoom tiles wide. */
const TILE_PX = 256;
const METERS_PER_PIXEL_AT_EQUATOR = 156_543.033_92;

/** A place in the square of the web's map projection, both from 0 to 1, y growing southwards. */
export interface WorldPosition {
  readonly x: number;
  readonly y: number;
}

/** Where a place lies in the projection's square. */
export function worldPosition({ latitude, longitude }: GeoPoint): WorldPosition {
  const angle = (latitude * Math.PI) / 180;
  return {
    x: (longitude + 180) / 360,
    y: (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2,
  };
}

/** The place at a position of the projection's square. */
export function placeAt({ x, y }: WorldPosition): GeoPoint {
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
    longitude: x * 360 - 180,
  };
}

/** Width of the whole world in px at a zoom. */
export function worldPixels(zoom: number): number {
  return TILE_PX * 2 ** zoom;
}

/** Meters on the ground under one px. */
export function metersPerPixel(latitude: number, zoom: number): number {
  return (METERS_PER_PIXEL_AT_EQUATOR * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom;
}

/** The closest zoom at which a circle of this radius fits into so many px. */
export function zoomForRadius(latitude: number, radiusKm: number, pixels: number): number {
  const meters = Math.max(radiusKm, 0.01) * 2000;
  return Math.floor(Math.log2((metersPerPixel(latitude, 0) * pixels) / meters));
}
