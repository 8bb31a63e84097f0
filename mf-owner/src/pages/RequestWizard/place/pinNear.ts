import { distanceKm, type GeoPoint } from '@tree-service/market/features/map';

/** The greatest distance of a pin from the center of its ZIP code, in kilometers; the same as in the database. */
export const PIN_WITHIN_KM = 100;

/** The pin, or null when it is too far from the center of the ZIP code. */
export function pinNear(pin: GeoPoint | null, place: GeoPoint): GeoPoint | null {
  return pin !== null && distanceKm(place, pin) <= PIN_WITHIN_KM ? pin : null;
}
