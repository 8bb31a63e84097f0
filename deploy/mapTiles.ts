/** Where maps come from, as a deployment says. */
export interface MapConfiguration {
  readonly url: string;
  /** Whose map it is; shown on every map. */
  readonly attribution: string;
  /** Where the attribution leads, if anywhere. */
  readonly attributionUrl?: string;
}

/** Where the pictures of maps come from; the address has `{z}`, `{x}` and `{y}` in it. */
export type MapTilesConfiguration = MapConfiguration;

/** The environment names maps that no page could show; the message says what is wrong. */
export class MapTilesError extends Error {
  override readonly name = 'MapTilesError';
}

function requireHttp(address: string, name: string): void {
  const isHttp = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  if (!isHttp) throw new MapTilesError(`${name} must be an http(s) address, but is "${address}".`);
}

/** Throws a `MapTilesError` unless this is a path of the site or an http(s) address. */
export function requireAddress(address: string, name: string): void {
  if (!address.startsWith('/') || address.startsWith('//')) requireHttp(address, name);
}

/**
 * Whose map it is, from MAP_ATTRIBUTION and MAP_ATTRIBUTION_URL. Throws a `MapTilesError` when neither
 * they nor `otherwise` say it: a map without attribution would break every map license.
 */
export function attributionFromEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  otherwise?: Omit<MapConfiguration, 'url'>,
): Omit<MapConfiguration, 'url'> {
  const attribution = environment['MAP_ATTRIBUTION'];
  if (!attribution) {
    if (otherwise !== undefined) return otherwise;
    throw new MapTilesError('MAP_ATTRIBUTION must say whose map it is.');
  }
  const attributionUrl = environment['MAP_ATTRIBUTION_URL'] || undefined;
  if (attributionUrl !== undefined) requireHttp(attributionUrl, 'MAP_ATTRIBUTION_URL');
  return { attribution, attributionUrl };
}

/**
 * Reads MAP_TILE_URL and whose map it is; undefined without the first. Throws a `MapTilesError`.
 */
export function mapTilesFromEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): MapTilesConfiguration | undefined {
  const url = environment['MAP_TILE_URL'];
  if (!url) return undefined;
  requireAddress(url, 'MAP_TILE_URL');
  for (const part of ['{z}', '{x}', '{y}']) {
    if (!url.includes(part)) throw new MapTilesError(`MAP_TILE_URL lacks ${part}.`);
  }
  return { url, ...attributionFromEnvironment(environment) };
}
