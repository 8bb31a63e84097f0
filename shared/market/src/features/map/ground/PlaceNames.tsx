import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { placesWithinQuery } from '../../../api/places';
import { color, font } from '@tree-service/design';
import styled from 'styled-components';
import { useMapFrame, type Pixel } from '../MapFrame';
import { useOccupied, touch, type Box } from '../occupied';
import type { GeoPoint } from '../geography';

/** A ZIP code's center. */
interface KnownPlace extends GeoPoint {
  readonly zip: string;
  readonly city: string;
}

interface PlacedName {
  readonly key: string;
  readonly text: string;
  readonly at: Pixel;
}

// With the room that keeps two names apart.
const LETTER_PX = 8;
const LINE_PX = 24;
/** Where a name goes when something lies at its place: there, above, below. */
const SHIFTS_PX = [0, -26, 30];
/** From here on every ZIP code is named, before only its city. */
const ZIP_CODES_FROM_ZOOM = 12;

function boxOf({ text, at }: PlacedName): Box {
  const reach = (text.length * LETTER_PX) / 2;
  const half = LINE_PX / 2;
  return { left: at.x - reach, right: at.x + reach, top: at.y - half, bottom: at.y + half };
}

/** The name beside what lies at its place; undefined where there is no room. */
export function givingWay(name: PlacedName, taken: readonly Box[]): PlacedName | undefined {
  const places = SHIFTS_PX.map((shift) => ({
    ...name,
    at: { x: name.at.x, y: name.at.y + shift },
  }));
  return places.find((place) => !taken.some((box) => touch(boxOf(place), box)));
}

/**
 * The names to write, largest cities first; one that would touch another is left out. None lies where
 * markers do.
 */
export function placeNames(
  places: readonly KnownPlace[],
  zoom: number,
  toPixel: (point: GeoPoint) => Pixel,
  taken: readonly Box[] = [],
): PlacedName[] {
  const zipsOf = new Map<string, KnownPlace[]>();
  for (const place of places) {
    const before = zipsOf.get(place.city);
    if (before === undefined) zipsOf.set(place.city, [place]);
    else before.push(place);
  }
  const bySize = [...zipsOf.entries()].sort((a, b) => b[1].length - a[1].length);
  const wanted = bySize.flatMap(([city, zips]): PlacedName[] => {
    const middle = zips[Math.floor(zips.length / 2)];
    if (middle === undefined) return [];
    if (zoom < ZIP_CODES_FROM_ZOOM) return [{ key: city, text: city, at: toPixel(middle) }];
    return zips.map((place) => ({
      key: place.zip,
      text: `${city} ${place.zip}`,
      at: toPixel(place),
    }));
  });
  const written: PlacedName[] = [];
  for (const one of wanted) {
    const name = givingWay(one, taken);
    if (name && !written.some((other) => touch(boxOf(name), boxOf(other)))) written.push(name);
  }
  return written;
}

/** Below this zoom, names would overlap. */
const NAMED_FROM_ZOOM = 9.5;

const Name = styled.text`
  fill: ${color.textMuted};
  font: 500 13px ${font.body};
  text-anchor: middle;
  paint-order: stroke;
  stroke: ${color.surfaceSunken};
  stroke-width: 4px;
`;

/** The names of known places in view. A map is of use without them, so a failure leaves them out. */
export function PlaceNames() {
  const { width, height, zoom, toPixel, toPoint } = useMapFrame();
  const occupied = useOccupied();
  const north = toPoint({ x: 0, y: 0 });
  const south = toPoint({ x: width, y: height });
  const { data } = useQuery({
    ...placesWithinQuery({
      south: south.latitude,
      west: north.longitude,
      north: north.latitude,
      east: south.longitude,
    }),
    enabled: zoom >= NAMED_FROM_ZOOM,
    placeholderData: keepPreviousData,
  });
  if (data === undefined || zoom < NAMED_FROM_ZOOM) return null;
  return placeNames(data, zoom, toPixel, occupied).map(({ key, text, at }) => (
    <Name key={key} x={at.x} y={at.y}>
      {text}
    </Name>
  ));
}
