import { trustFiles } from '@tree-service/kernel/integrity';
import { takeDrawnManifest } from '../prerender/drawnPage';
import { fetchJson } from './fetchJson';
import type { RemoteRelease } from './releaseRegistry';
import { timeLimits } from './timeLimits';

const fetched = new Map<string, Promise<unknown>>();

async function checkedManifest({ manifest, integrity }: RemoteRelease): Promise<unknown> {
  const value =
    takeDrawnManifest(manifest) ??
    (await fetchJson(manifest, { timeLimitMs: timeLimits.manifest, integrity }));
  trustFiles(new URL('.', manifest).href, Object(Object(value).release).integrity);
  return value;
}

/**
 * Fetches the manifest of a release, unless it came with the page, and makes the hashes of the release's
 * files known. Rejects after 3 seconds, and when it is not the manifest the registry means.
 */
export function fetchManifest(release: RemoteRelease): Promise<unknown> {
  const manifest = checkedManifest(release);
  fetched.set(release.manifest, manifest);
  return manifest;
}

/** The manifest as it was fetched last; rejects when it never was. */
export function knownManifest(address: string): Promise<unknown> {
  return fetched.get(address) ?? Promise.reject(new Error(`${address} is no manifest.`));
}
