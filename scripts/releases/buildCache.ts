import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BundleName } from '../../deploy/registry';

const fileOf = (releases: string, bundle: BundleName) =>
  path.join(releases, 'sources', `${bundle}.json`);

/** Which version each fingerprint of sources led to, and which fingerprint was released last. */
export interface BuildCache {
  readonly last: string | null;
  readonly versions: Readonly<Record<string, string>>;
}

const none: BuildCache = { last: null, versions: {} };

/** What is known about the sources a bundle was built from. Nothing when it was never built. */
export async function readBuildCache(releases: string, bundle: BundleName): Promise<BuildCache> {
  try {
    const value: unknown = JSON.parse(await readFile(fileOf(releases, bundle), 'utf8'));
    return isBuildCache(value) ? value : none;
  } catch {
    // Unknown sources only mean that the bundle is built once more.
    return none;
  }
}

function isBuildCache(value: unknown): value is BuildCache {
  return (
    typeof value === 'object' &&
    value !== null &&
    'last' in value &&
    (value.last === null || typeof value.last === 'string') &&
    'versions' in value &&
    typeof value.versions === 'object' &&
    value.versions !== null &&
    Object.values(value.versions).every((version) => typeof version === 'string')
  );
}

/** Notes that sources led to a version, so that the same sources are not built again. */
export async function recordBuild(
  releases: string,
  bundle: BundleName,
  fingerprint: string,
  version: string,
): Promise<void> {
  const { versions } = await readBuildCache(releases, bundle);
  const next: BuildCache = {
    last: fingerprint,
    versions: { ...versions, [fingerprint]: version },
  };
  const file = fileOf(releases, bundle);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(next, null, 2)}\n`);
}
