import {
  attributionFromEnvironment,
  MapTilesError,
  requireAddress,
  type MapConfiguration,
} from './mapTiles';

/** Where the streets of maps come from, as a deployment says; browsers draw them. */
export interface MapStreetsConfiguration extends MapConfiguration {
  /** What is at the address: a style, or one archive of tiles in the schema of Protomaps. */
  readonly format: 'style' | 'pmtiles';
  /** Origins of what a style names elsewhere: tiles, glyphs, icons. */
  readonly hosts: readonly string[];
}

/** Whose data archives in the schema of Protomaps are made of. */
const OPEN_STREET_MAP = {
  attribution: '© OpenStreetMap contributors',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
};

function hostOf(address: string): string {
  const isHttp = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  if (!isHttp || new URL(address).origin !== address) {
    throw new MapTilesError(`MAP_HOSTS must list origins such as https://tiles.example.`);
  }
  return address;
}

/**
 * Reads MAP_STYLE_URL or MAP_PMTILES_URL, MAP_HOSTS, and whose map it is; undefined without the first
 * two. Throws a `MapTilesError`, also when the environment names more than one kind of map.
 */
export function mapStreetsFromEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): MapStreetsConfiguration | undefined {
  const kinds = ['MAP_STYLE_URL', 'MAP_PMTILES_URL', 'MAP_TILE_URL'] as const;
  const named = kinds.filter((name) => environment[name]);
  if (named.length > 1) throw new MapTilesError(`Only one of ${named.join(', ')} can be set.`);
  const [name] = named;
  const url = name && environment[name];
  if (name === undefined || name === 'MAP_TILE_URL' || !url) return undefined;
  requireAddress(url, name);
  const isArchive = name === 'MAP_PMTILES_URL';
  return {
    url,
    format: isArchive ? 'pmtiles' : 'style',
    hosts: (environment['MAP_HOSTS'] ?? '').split(/\s+/).filter(Boolean).map(hostOf),
    ...attributionFromEnvironment(environment, isArchive ? OPEN_STREET_MAP : undefined),
  };
}
