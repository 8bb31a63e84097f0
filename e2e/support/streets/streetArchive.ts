import { fromVectorTileJs, GeoJSONWrapper, type Feature } from '@maplibre/vt-pbf';
import { zxyToTileId } from 'pmtiles';

/** A place on Earth (WGS 84 degrees). */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

interface Tile {
  readonly id: number;
  readonly data: Uint8Array;
}

const ZOOMS = [6, 7, 8, 9, 10];
const REACH_DEGREES = 0.4;
const HEADER_BYTES = 127;

/** Edge of a tile in its own units. */
const EXTENT = 4096;
const POLYGON = 3;
const LINE = 2;

/** Where a place lies in the world's square of this many tiles. */
function positionOf({ latitude, longitude }: Place, tiles: number): { x: number; y: number } {
  const angle = (latitude * Math.PI) / 180;
  return {
    x: ((longitude + 180) / 360) * tiles,
    y: ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * tiles,
  };
}

const layer = (name: string, feature: Feature) =>
  Object.assign(new GeoJSONWrapper([feature]), { name });

/** Land, with a highway from west to east where it passes, in the layers of the Protomaps schema. */
function tileOf(highway: number | null): Uint8Array {
  const corners: [number, number][] = [
    [0, 0],
    [EXTENT, 0],
    [EXTENT, EXTENT],
    [0, EXTENT],
    [0, 0],
  ];
  const earth = layer('earth', { type: POLYGON, geometry: [corners], tags: { kind: 'earth' } });
  if (highway === null) return fromVectorTileJs({ layers: { earth } });
  const way: [number, number][] = [
    [0, highway],
    [EXTENT, highway],
  ];
  const tags = { kind: 'highway', name: 'Test Highway' };
  const roads = layer('roads', { type: LINE, geometry: [way], tags });
  return fromVectorTileJs({ layers: { earth, roads } });
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);

function tilesAround(middle: Place): Tile[] {
  const { latitude, longitude } = middle;
  const tiles = ZOOMS.flatMap((z) => {
    const at = (place: Place) => positionOf(place, 2 ** z);
    const upper = at({ latitude: latitude + REACH_DEGREES, longitude: longitude - REACH_DEGREES });
    const lower = at({ latitude: latitude - REACH_DEGREES, longitude: longitude + REACH_DEGREES });
    const { y: road } = at(middle);
    return range(Math.floor(upper.x), Math.floor(lower.x)).flatMap((x) =>
      range(Math.floor(upper.y), Math.floor(lower.y)).map((y) => {
        const highway = Math.floor(road) === y ? Math.round((road - y) * EXTENT) : null;
        return { id: zxyToTileId(z, x, y), data: tileOf(highway) };
      }),
    );
  });
  return tiles.sort((one, other) => one.id - other.id);
}

function variableLength(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...variableLength(Math.floor(value / 128))];
}

/** The list of tiles: how many, then their numbers, run lengths, sizes and places. */
function directoryOf(tiles: readonly Tile[]): Buffer {
  const numbers = tiles.map(({ id }, at) => id - (tiles[at - 1]?.id ?? 0));
  const sizes = tiles.map(({ data }) => data.byteLength);
  // One more than the place of the first; 0 stands for right behind the one before.
  const places = tiles.map((_tile, at) => (at === 0 ? 1 : 0));
  const columns = [[tiles.length], numbers, tiles.map(() => 1), sizes, places];
  return Buffer.from(columns.flat().flatMap(variableLength));
}

/**
 * A small archive of map tiles around a place: version 3 of the format, without compression. See
 * https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md.
 */
export function streetArchive(middle: Place): Buffer {
  const tiles = tilesAround(middle);
  const directory = directoryOf(tiles);
  const metadata = Buffer.from('{}');
  const content = Buffer.concat(tiles.map(({ data }) => data));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const metadataAt = HEADER_BYTES + directory.byteLength;
  const contentAt = metadataAt + metadata.byteLength;
  const numbers = [
    ...[HEADER_BYTES, directory.byteLength, metadataAt, metadata.byteLength],
    // There are no further directories.
    ...[contentAt, 0, contentAt, content.byteLength],
    ...[tiles.length, tiles.length, tiles.length],
  ];
  numbers.forEach((value, at) => header.writeBigUInt64LE(BigInt(value), 8 + at * 8));
  // In order, nothing packed, vector tiles, from the farthest zoom to the closest.
  Buffer.from([1, 1, 1, 1, Math.min(...ZOOMS), Math.max(...ZOOMS)]).copy(header, 96);
  const corners = [
    middle.longitude - REACH_DEGREES,
    middle.latitude - REACH_DEGREES,
    middle.longitude + REACH_DEGREES,
    middle.latitude + REACH_DEGREES,
  ];
  corners.forEach((degrees, at) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + at * 4));
  return Buffer.concat([header, directory, metadata, content]);
}
