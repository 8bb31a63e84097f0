import { queryOptions } from '@tanstack/react-query';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import * as v from 'valibot';
import type { GeoPoint } from '../geography';
import { worldPixels, worldPosition } from '../mercator';

declare const __webpack_public_path__: string;

/** The zoom at which shapes are measured; a map scales them to its own. */
export const DRAWN_ZOOM = 8;

/** Areas as SVG paths, in px of `DRAWN_ZOOM` from `origin`. */
export interface DrawnAreas {
  readonly origin: GeoPoint;
  /** All areas as one. */
  readonly land: string;
  /** Where areas meet. */
  readonly borders: string;
  readonly names: readonly { readonly name: string; readonly at: GeoPoint }[];
}

type Areas = Topology<{ areas: GeometryCollection<{ name: string }> }>;
type Ring = readonly (readonly number[])[];

const topologySchema = v.custom<Areas>(
  (value) => typeof value === 'object' && value !== null && 'objects' in value,
);
const boxSchema = v.tuple([v.number(), v.number(), v.number(), v.number()]);

async function read(name: string): Promise<unknown> {
  const response = await fetch(`${__webpack_public_path__}outlines/${name}.json`);
  if (!response.ok) throw new Error(`The outlines "${name}" answered ${response.status}.`);
  return response.json();
}

const pointOf = ([longitude = 0, latitude = 0]: readonly number[]): GeoPoint => ({
  latitude,
  longitude,
});

/** The middle of the largest ring of an area. */
function middleOf(polygons: readonly (readonly Ring[])[]): GeoPoint {
  const [largest = []] = polygons
    .map(([outer = []]) => outer)
    .sort((one, other) => other.length - one.length);
  const longitudes = largest.map(([longitude = 0]) => longitude);
  const latitudes = largest.map(([, latitude = 0]) => latitude);
  return {
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
  };
}

/** Areas of a topology in the web's map projection. */
function drawnAreas(topology: Areas): DrawnAreas {
  const { areas } = topology.objects;
  const shapes = areas.geometries as (Polygon<{ name: string }> | MultiPolygon<{ name: string }>)[];
  const land = merge(topology, shapes).coordinates;
  const origin = pointOf(land[0]?.[0]?.[0] ?? []);
  const zero = worldPosition(origin);
  const size = worldPixels(DRAWN_ZOOM);
  const path = (line: Ring) =>
    line
      .map((position, index) => {
        const { x, y } = worldPosition(pointOf(position));
        const at = `${((x - zero.x) * size).toFixed(1)},${((y - zero.y) * size).toFixed(1)}`;
        return `${index === 0 ? 'M' : 'L'}${at}`;
      })
      .join('');
  return {
    origin,
    land: land.flatMap((rings) => rings.map((ring) => `${path(ring)}Z`)).join(''),
    borders: mesh(topology, areas, (one, other) => one !== other)
      .coordinates.map(path)
      .join(''),
    names: feature(topology, areas).features.flatMap(({ properties, geometry }) => {
      if (geometry.type === 'Polygon') {
        return [{ name: properties.name, at: middleOf([geometry.coordinates]) }];
      }
      if (geometry.type !== 'MultiPolygon') return [];
      return [{ name: properties.name, at: middleOf(geometry.coordinates) }];
    }),
  };
}

/** Query for the box around each state in degrees, [west, south, east, north], by its Census number. */
export const outlineIndexQuery = queryOptions({
  queryKey: ['outlines', 'index'],
  queryFn: async () => v.parse(v.record(v.string(), boxSchema), await read('index')),
  staleTime: Infinity,
});

/** Query for the states of the country (`states`), or the counties of the state with this Census number. */
export const outlinesQuery = (name: string) =>
  queryOptions({
    queryKey: ['outlines', name],
    queryFn: async () => drawnAreas(v.parse(topologySchema, await read(name))),
    staleTime: Infinity,
  });
