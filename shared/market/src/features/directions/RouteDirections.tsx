import { Button, HStack, Text, VStack } from '@tree-service/design';
import { Route } from 'lucide-react';
import type { JobState } from '@tree-service/domain';
import type { Drive } from '../../api/drives';
import { driveInWords } from './driveWords';

/** A stop of a route, counted from 1; `place` is an address as people write it, null while it isn't shared. */
interface RouteStop {
  number: number;
  place: string | null;
}

interface Place {
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

interface RouteLink {
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

export interface RouteDirectionsProps {
  /** Those ahead, in order. */
  stops: readonly RouteStop[];
  /** What a stop is called: "stop". */
  noun: string;
}

/** Opens two or more stops as one route in the maps of the device. */
export function RouteDirections({ stops, noun }: RouteDirectionsProps) {
  const unknown = stops.filter(({ place }) => place === null);
  if (stops.length - unknown.length < 2) return null;
  return (
    <VStack $gap={2}>
      <HStack $gap={2} $wrap>
        {routeLinks(stops, noun).map(({ to, stops: part }) => (
          <Button
            key={to}
            asLink
            to={to}
            target="_blank"
            rel="noopener noreferrer"
            variant="secondary"
          >
            <Route size={18} aria-hidden />
            Directions for {part}
          </Button>
        ))}
      </HStack>
      {unknown.length > 0 && (
        <Text size="sm" tone="muted">
          Not included, since the address isn't shared:{' '}
          {unknown.map(({ number }) => `${noun} ${number}`).join(', ')}.
        </Text>
      )}
    </VStack>
  );
}

interface DriveToPlaceProps {
  /** Who lives there, by the name Pros know. */
  readonly name: string;
  /** Whether that person shares the street address. */
  readonly isShared: boolean;
  readonly drive: Drive | null;
  /** Where the drive to it begins: "job 1". */
  readonly driveFrom: string;
}

/** What is left to say below a place: whether its street is known, and the drive to it. */
export function DriveToPlace({ name, isShared, drive, driveFrom }: DriveToPlaceProps) {
  return (
    <>
      {!isShared && (
        <Text size="sm" tone="muted">
          {name} hasn't shared the street address.
        </Text>
      )}
      {drive && (
        <Text size="sm" tone="muted">
          {driveInWords(drive, driveFrom)}
        </Text>
      )}
    </>
  );
}
