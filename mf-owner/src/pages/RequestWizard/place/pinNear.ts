import { distanceKm, type GeoPoint } from '@tree-service/market/features/map';

/** How far from the middle of its ZIP code a pin may lie, in kilometres; the database holds the same. */
export const PIN_WITHIN_KM = 100;

/** The pin, or null when it lies too far from the middle of the ZIP code to mark a place in it. */
export function pinNear(pin: GeoPoint | null, place: GeoPoint): GeoPoint | null {
  return pin !== null && distanceKm(place, pin) <= PIN_WITHIN_KM ? pin : null;
}
