import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BundleName } from '../../deploy/registry';

const fileOf = (releases: string, bundle: BundleName) =>
  path.join(releases, 'sources', `${bundle}.json`);

/** Which version each fingerprint of sources led to, and which fingerprint was released last. */
export interface SeenSources {
  readonly last: string | null;
  readonly versions: Readonly<Record<string, string>>;
}

const none: SeenSources = { last: null, versions: {} };

/** What is known about the sources a bundle was built from. Nothing when it was never built. */
export async function readSeenSources(releases: string, bundle: BundleName): Promise<SeenSources> {
  try {
    const value: unknown = JSON.parse(await readFile(fileOf(releases, bundle), 'utf8'));
    return isSeenSources(value) ? value : none;
  } catch {
    // Unknown sources only mean that the bundle is built once more.
    return none;
  }
}

function isSeenSources(value: unknown): value is SeenSources {
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
export async function noteSources(
  releases: string,
  bundle: BundleName,
  fingerprint: string,
  version: string,
): Promise<void> {
  const { versions } = await readSeenSources(releases, bundle);
  const next: SeenSources = {
    last: fingerprint,
    versions: { ...versions, [fingerprint]: version },
  };
  const file = fileOf(releases, bundle);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(next, null, 2)}\n`);
}
