import { capitalized, formatMiles, kilometersToMiles } from '@tree-service/domain';

export interface LocationFacts {
  distanceKm: number;
  /** The Pro's service radius; undefined while it is loading. */
  radiusKm: number | undefined;
  zip: string;
  ownerName: string;
  contactShared: boolean;
  hasPin: boolean;
}

function reachInWords({ distanceKm, radiusKm }: LocationFacts): string {
  const away = capitalized(`${formatMiles(distanceKm)} from your starting point`);
  if (radiusKm === undefined) return `${away}.`;
  const area = `your ${Math.round(kilometersToMiles(radiusKm))}-mile service area`;
  return `${away}, ${distanceKm <= radiusKm ? 'within' : 'outside'} ${area}.`;
}

function exactnessInWords({ zip, ownerName, contactShared, hasPin }: LocationFacts): string {
  if (hasPin) return `The marker shows where ${ownerName} placed the pin.`;
  return contactShared
    ? `The marker shows the center of ZIP code ${zip}; ${ownerName} hasn't placed a pin.`
    : `The marker shows the center of ZIP code ${zip}. You'll see the address once ${ownerName} shares it.`;
}

/** The distance, and how exact the marker is. */
export function locationInWords(place: LocationFacts): string {
  return `${reachInWords(place)} ${exactnessInWords(place)}`;
}
