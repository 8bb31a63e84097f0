import type { GeoPoint } from '../geography';
import type { Pixel } from '../MapFrame';

/** A ZIP code's center. */
export interface KnownPlace extends GeoPoint {
  readonly zip: string;
  readonly city: string;
}

export interface PlacedName {
  readonly key: string;
  readonly text: string;
  readonly at: Pixel;
}

// With the room that keeps two names apart.
const LETTER_PX = 8;
const LINE_PX = 24;
/** From here on every ZIP code is named, before only its city. */
const ZIP_CODES_FROM_ZOOM = 12;

/** Whether two centered names would touch. */
function collides(one: PlacedName, other: PlacedName): boolean {
  const reach = ((one.text.length + other.text.length) * LETTER_PX) / 2;
  return Math.abs(one.at.x - other.at.x) < reach && Math.abs(one.at.y - other.at.y) < LINE_PX;
}

/** The names to write, largest cities first; one that would touch another is left out. */
export function placeNames(
  places: readonly KnownPlace[],
  zoom: number,
  toPixel: (point: GeoPoint) => Pixel,
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
  for (const name of wanted) {
    if (!written.some((other) => collides(name, other))) written.push(name);
  }
  return written;
}
