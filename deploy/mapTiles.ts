/** Where the pictures of maps come from, as a deployment says. */
export interface MapTilesConfiguration {
  /** Address of a tile with `{z}`, `{x}` and `{y}` in it. */
  readonly url: string;
  /** Whose map it is; shown on every map. */
  readonly attribution: string;
  /** Where the attribution leads, if anywhere. */
  readonly attributionUrl?: string;
}

/** The environment names tiles that no page could show; the message says what is wrong. */
export class MapTilesError extends Error {
  override readonly name = 'MapTilesError';
}

/** Origin of the tiles, which the Content-Security-Policy must allow; relative ones are the site's. */
export function tileOrigin(tiles: MapTilesConfiguration, siteOrigin: string): string {
  return new URL(tiles.url, siteOrigin).origin;
}

function requireHttp(address: string, name: string): void {
  const isHttp = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  if (!isHttp) throw new MapTilesError(`${name} must be an http(s) address, but is "${address}".`);
}

/**
 * Reads MAP_TILE_URL, MAP_ATTRIBUTION and MAP_ATTRIBUTION_URL; undefined without the first. Throws a
 * `MapTilesError`: tiles without attribution would break every map license.
 */
export function mapTilesFromEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): MapTilesConfiguration | undefined {
  const url = environment['MAP_TILE_URL'];
  if (!url) return undefined;
  if (!url.startsWith('/') || url.startsWith('//')) requireHttp(url, 'MAP_TILE_URL');
  for (const part of ['{z}', '{x}', '{y}']) {
    if (!url.includes(part)) throw new MapTilesError(`MAP_TILE_URL lacks ${part}.`);
  }
  const attribution = environment['MAP_ATTRIBUTION'];
  if (!attribution) {
    throw new MapTilesError('MAP_ATTRIBUTION must say whose map the tiles of MAP_TILE_URL are.');
  }
  const attributionUrl = environment['MAP_ATTRIBUTION_URL'] || undefined;
  if (attributionUrl !== undefined) requireHttp(attributionUrl, 'MAP_ATTRIBUTION_URL');
  return { url, attribution, attributionUrl };
}
