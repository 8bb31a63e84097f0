import type { MapStreetsConfiguration } from './mapStreets';
import type { MapTilesConfiguration } from './mapTiles';

/** What the Content-Security-Policy must allow for the maps and forecasts of a deployment. */
export interface OutsideSources {
  /** Origins of pictures. */
  readonly pictures: readonly string[];
  /** Origins that are asked for data. */
  readonly connections: readonly string[];
  /** Where workers may be started from. */
  readonly workers: readonly string[];
}

/** Maps of outlines need nothing, as do deployments without forecasts. */
export const nothingOutside: OutsideSources = {
  pictures: [],
  connections: [],
  workers: ["'none'"],
};

/**
 * What the maps and forecasts of a configuration need of the policy; what the site itself serves needs nothing. Streets
 * are drawn by a worker, which starts from memory: shared/kernel/src/integrity/scriptGate.ts.
 */
export function outsideSources(
  {
    mapTiles,
    mapStreets,
    weatherUrl,
  }: {
    mapTiles?: MapTilesConfiguration;
    mapStreets?: MapStreetsConfiguration;
    weatherUrl?: string;
  },
  siteOrigin: string,
): OutsideSources {
  const others = (addresses: readonly string[]) => {
    const origins = addresses.map((address) => new URL(address, siteOrigin).origin);
    return [...new Set(origins)].filter((origin) => origin !== siteOrigin);
  };
  const streets = mapStreets ? [mapStreets.url, ...mapStreets.hosts] : [];
  return {
    pictures: others([...(mapTiles ? [mapTiles.url] : []), ...streets]),
    connections: others([...streets, ...(weatherUrl === undefined ? [] : [weatherUrl])]),
    workers: mapStreets ? ['blob:'] : nothingOutside.workers,
  };
}
