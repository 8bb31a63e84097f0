import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  parseNeeds,
  parseProvides,
  type Needs,
  type Provides,
} from '../shared/kernel/src/contract/compatibility';
import { bundleFolder, isMissing, type BundleName, type RemoteBundle } from './registry';

async function readRelease(
  releases: string,
  bundle: BundleName,
  version: string,
  file: string,
): Promise<unknown> {
  try {
    const text = await readFile(path.join(bundleFolder(releases, bundle), version, file), 'utf8');
    const value: unknown = JSON.parse(text);
    return Reflect.get(Object(value), 'release');
  } catch (cause) {
    // Releases from before they recorded anything.
    if (isMissing(cause)) return undefined;
    throw cause;
  }
}

/** What a release of a remote needs; null for one from before releases recorded it. */
export async function readNeeds(
  releases: string,
  remote: RemoteBundle,
  version: string,
): Promise<Needs | null> {
  const release = await readRelease(releases, remote, version, 'mf-manifest.json');
  return parseNeeds(Reflect.get(Object(release), 'needs'));
}

/** What a release of the shell provides; null for one from before releases recorded it. */
export async function readProvides(releases: string, version: string): Promise<Provides | null> {
  const release = await readRelease(releases, 'shell', version, 'release.json');
  return parseProvides(Reflect.get(Object(release), 'provides'));
}
