import type { JobState } from '@tree-service/domain';

/** A stop of a route, counted from 1; `place` is an address as people write it, null while it isn't shared. */
export interface RouteStop {
  number: number;
  place: string | null;
}

export interface Place {
  address: string | null | undefined;
  city: string;
  region: string;
  zip: string;
}

/** "12 Elm St, Austin, TX 78704"; the town alone without an address. */
export function placeInWords({ address, city, region, zip }: Place): string {
  const town = `${city}, ${region} ${zip}`;
  return address ? `${address}, ${town}` : town;
}

/** The stops of a day whose work has not begun; all of them are counted. */
export function stopsAhead(
  stops: ReadonlyArray<{ state: JobState; place: Place }>,
): readonly RouteStop[] {
  return stops.flatMap(({ state, place }, index) =>
    state === 'scheduled' || state === 'en_route'
      ? [{ number: index + 1, place: place.address ? placeInWords(place) : null }]
      : [],
  );
}

/**
 * Stops of one link. Where no app takes it, Google Maps on a phone goes to the destination by at most
 * three places: https://developers.google.com/maps/documentation/urls/get-started.
 */
const STOPS_AT_ONCE = 4;

function directionsBy(places: readonly string[]): string {
  const encoded = places.map(encodeURIComponent);
  const waypoints = encoded.slice(0, -1).join('%7C');
  return [
    `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${encoded.at(-1)}`,
    ...(waypoints === '' ? [] : [`waypoints=${waypoints}`]),
  ].join('&');
}

export interface RouteLink {
  to: string;
  /** "stops 1 to 4". */
  stops: string;
}

/**
 * Directions from where the device is by stops in their order: one link, or several in a row for a
 * long day. Stops without an address are left out; `noun` is what a stop is called.
 */
export function routeLinks(stops: readonly RouteStop[], noun: string): RouteLink[] {
  const known = stops.flatMap(({ number, place }) => (place === null ? [] : [{ number, place }]));
  const parts = Array.from({ length: Math.ceil(known.length / STOPS_AT_ONCE) }, (_, part) =>
    known.slice(part * STOPS_AT_ONCE, (part + 1) * STOPS_AT_ONCE),
  );
  return parts.map((part) => {
    const [first, last] = [part.at(0)?.number, part.at(-1)?.number];
    return {
      to: directionsBy(part.map(({ place }) => place)),
      stops: first === last ? `${noun} ${last}` : `${noun}s ${first} to ${last}`,
    };
  });
}
