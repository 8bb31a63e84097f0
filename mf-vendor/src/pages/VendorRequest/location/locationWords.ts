import { capitalized, formatMiles, kilometersToMiles } from '@tree-service/domain';

export interface LocationFacts {
  distanceKm: number;
  /** The Pro's service radius; undefined while it is loading. */
  radiusKm: number | undefined;
  zip: string;
  ownerName: string;
  contactShared: boolean;
  /** Whether the address may still be shared: not after the request or the job has ended for the Pro. */
  canBeShared: boolean;
  hasPin: boolean;
}

function reachInWords({ distanceKm, radiusKm }: LocationFacts): string {
  const away = capitalized(`${formatMiles(distanceKm)} from your starting point`);
  if (radiusKm === undefined) return `${away}.`;
  const area = `your ${Math.round(kilometersToMiles(radiusKm))}-mile service area`;
  return `${away}, ${distanceKm <= radiusKm ? 'within' : 'outside'} ${area}.`;
}

function exactnessInWords(place: LocationFacts): string {
  const { zip, ownerName, contactShared, canBeShared, hasPin } = place;
  if (hasPin) return `The marker shows where ${ownerName} placed the pin.`;
  const center = `The marker shows the center of ZIP code ${zip}`;
  if (contactShared) return `${center}; ${ownerName} hasn't placed a pin.`;
  return canBeShared
    ? `${center}. You'll see the address once ${ownerName} shares it.`
    : `${center}.`;
}

/** The distance, and how exact the marker is. */
export function locationInWords(place: LocationFacts): string {
  return `${reachInWords(place)} ${exactnessInWords(place)}`;
}
