import { formatMiles, kilometersToMiles } from '@tree-service/domain';

/** What is known of where a job is. */
export interface KnownPlace {
  distanceKm: number;
  /** How far the Pro drives; undefined while that is not known. */
  radiusKm: number | undefined;
  zip: string;
  ownerName: string;
  contactShared: boolean;
  hasPin: boolean;
}

function reachInWords({ distanceKm, radiusKm }: KnownPlace): string {
  const away = `${formatMiles(distanceKm)} from where your crew starts`;
  if (radiusKm === undefined) return `${away}.`;
  const area = `your service area of ${Math.round(kilometersToMiles(radiusKm))} miles`;
  return `${away}, ${distanceKm <= radiusKm ? 'within' : 'beyond'} ${area}.`;
}

function exactnessInWords({ zip, ownerName, contactShared, hasPin }: KnownPlace): string {
  if (hasPin) return `The mark is where ${ownerName} put the pin.`;
  return contactShared
    ? `The mark is the middle of ZIP code ${zip}; ${ownerName} has not put a pin at the address.`
    : `The mark is the middle of ZIP code ${zip}. You see the address once ${ownerName} shares it.`;
}

/** Where a job is and how exactly that is known, in words. */
export function placeInWords(place: KnownPlace): string {
  return `${reachInWords(place)} ${exactnessInWords(place)}`;
}
