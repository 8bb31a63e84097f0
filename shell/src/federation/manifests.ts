import { takeDrawnManifest } from '../firstView/drawnPage';
import { fetchJson } from './fetchJson';
import { timeLimits } from './timeLimits';

const fetched = new Map<string, Promise<unknown>>();

/** Fetches the manifest of a release. Rejects after 3 seconds. */
export function fetchManifest(address: string): Promise<unknown> {
  const drawn = takeDrawnManifest(address);
  const manifest =
    drawn === null
      ? fetchJson(address, { timeLimitMs: timeLimits.manifest })
      : Promise.resolve(drawn);
  fetched.set(address, manifest);
  return manifest;
}

/** The manifest as it was fetched last; fetched when it never was. */
export function knownManifest(address: string): Promise<unknown> {
  return fetched.get(address) ?? fetchManifest(address);
}
