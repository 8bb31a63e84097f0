import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MapStreetsConfiguration } from './mapStreets';
import type { MapTilesConfiguration } from './mapTiles';
import { sealedPage } from './pageHashes';
import type { SignInProvider } from './signInProviders';
import type { SocialLinks } from './socialLinks';
import { bundleFolder, readRegistry, type BundleName } from './registry';

/** What a deployment tells the page, outside any build. */
export interface PageConfiguration {
  readonly backendUrl: string;
  readonly publishableKey: string;
  readonly remotesUrl: string;
  /** Where the pictures of maps come from; maps are plain when absent. */
  readonly mapTiles?: MapTilesConfiguration;
  /** Where the streets of maps come from; not downloaded when absent. */
  readonly mapStreets?: MapStreetsConfiguration;
  /** The service that is asked for forecasts, without a trailing slash; none when absent. */
  readonly weatherUrl?: string;
  /** Social accounts whose keys the backend has; none when absent. */
  readonly signInProviders?: readonly SignInProvider[];
  /** The operator's pages on social networks; the footer shows placeholders when absent. */
  readonly socialLinks?: SocialLinks;
  /** The part of page loads whose speed is measured; all when absent. */
  readonly pageSpeedShare?: number;
}

const PLACEHOLDER = '__RUNTIME_CONFIG__';

/** There is nothing to serve yet. */
export class NoReleaseError extends Error {
  override readonly name = 'NoReleaseError';
}

/**
 * JSON inside a script element. Only what is escaped here could end it or be misread; JSON knows it
 * escaped, too.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Which page answers navigations: the product's, or one remote's own. */
export type ServedPage = Exclude<BundleName, 'shell'> | 'shell';

/** The HTML of the live release with the configuration and the hashes of its files written in. */
export async function renderPage(
  releases: string,
  served: ServedPage,
  configuration: PageConfiguration,
): Promise<string> {
  const registry = await readRegistry(releases);
  const version = served === 'shell' ? registry.shell?.version : registry.remotes[served]?.version;
  if (version === undefined) throw new NoReleaseError(`There is no release of ${served}.`);
  const name = served === 'shell' ? 'index.html' : 'standalone.html';
  const html = await readFile(path.join(bundleFolder(releases, served), version, name), 'utf8');
  const sealed = await sealedPage(releases, html, served, version);
  return sealed.replace(PLACEHOLDER, () => scriptJson(configuration));
}
