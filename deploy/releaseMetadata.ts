import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  parseNeeds,
  parseProvides,
  type Needs,
  type Provides,
} from '../shared/kernel/src/contract/compatibility';
import { hashOf } from './fileHashes.js';
import { bundleFolder, isMissing, type BundleName, type RemoteBundle } from './registry';

/** The hash of each script and style sheet of a release, by its path in the release. */
export type FileHashes = Readonly<Record<string, string>>;

async function readMetadata(
  releases: string,
  bundle: BundleName,
  version: string,
): Promise<Buffer | null> {
  const file = bundle === 'shell' ? 'release.json' : 'mf-manifest.json';
  try {
    return await readFile(path.join(bundleFolder(releases, bundle), version, file));
  } catch (cause) {
    // Releases from before they recorded anything.
    if (isMissing(cause)) return null;
    throw cause;
  }
}

async function readRelease(
  releases: string,
  bundle: BundleName,
  version: string,
): Promise<Record<string, unknown>> {
  const text = await readMetadata(releases, bundle, version);
  const value: unknown = text && JSON.parse(text.toString());
  return { ...Object(Reflect.get(Object(value), 'release')) };
}

/** What a release of a remote needs; null for one from before releases recorded it. */
export async function readNeeds(
  releases: string,
  remote: RemoteBundle,
  version: string,
): Promise<Needs | null> {
  return parseNeeds((await readRelease(releases, remote, version))['needs']);
}

/** Whether a release was built for its own machine alone; see `isQuick` in webpack.common.js. */
export async function isQuickRelease(
  releases: string,
  bundle: BundleName,
  version: string,
): Promise<boolean> {
  return (await readRelease(releases, bundle, version))['isQuick'] === true;
}

/** What a release of the shell provides; null for one from before releases recorded it. */
export async function readProvides(releases: string, version: string): Promise<Provides | null> {
  return parseProvides((await readRelease(releases, 'shell', version))['provides']);
}

/** The hashes a release was published with; null for one from before releases recorded them. */
export async function readHashes(
  releases: string,
  bundle: BundleName,
  version: string,
): Promise<FileHashes | null> {
  const { integrity } = await readRelease(releases, bundle, version);
  if (typeof integrity !== 'object' || integrity === null) return null;
  const hashes = Object.entries(integrity).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(hashes);
}

/**
 * The hash of the file in which a release of a remote lists its own; undefined when there is no such
 * file.
 */
export async function manifestHash(
  releases: string,
  remote: RemoteBundle,
  version: string,
): Promise<string | undefined> {
  const text = await readMetadata(releases, remote, version);
  return text === null ? undefined : hashOf(text);
}
