import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The bundles, host first. */
export const bundleNames = ['shell', 'mf-public', 'mf-owner', 'mf-vendor', 'mf-admin'] as const;

/** Name of a bundle: its workspace folder and its name in the registry. */
export type BundleName = (typeof bundleNames)[number];

/** Which release of each bundle is live: what `remotes.json` says. */
export interface Registry {
  readonly shell?: { readonly version: string };
  readonly remotes: Readonly<
    Record<string, { readonly version: string; readonly manifest: string }>
  >;
}

/** The file that says which releases are live, inside the folder of releases. */
export const REGISTRY_FILE = 'remotes.json';

/** Whether a word from the command line names a bundle. */
export function isBundleName(value: unknown): value is BundleName {
  return bundleNames.some((name) => name === value);
}

/** Address of a release below the site's root, without a slash at the end. */
export function releaseAddress(bundle: BundleName, version: string): string {
  return bundle === 'shell' ? `/shell/${version}` : `/remotes/${bundle}/${version}`;
}

/** Folder that holds the releases of a bundle. */
export function bundleFolder(releases: string, bundle: BundleName): string {
  return bundle === 'shell' ? path.join(releases, 'shell') : path.join(releases, 'remotes', bundle);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isMissing(cause: unknown): boolean {
  return isRecord(cause) && cause['code'] === 'ENOENT';
}

function parseRegistry(text: string): Registry {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || !isRecord(value['remotes'])) throw new Error('It names no remotes.');
  const remotes: Record<string, { version: string; manifest: string }> = {};
  for (const [name, entry] of Object.entries(value['remotes'])) {
    if (!isRecord(entry)) continue;
    const { version, manifest } = entry;
    if (typeof version === 'string' && typeof manifest === 'string') {
      remotes[name] = { version, manifest };
    }
  }
  const shell = isRecord(value['shell']) ? value['shell']['version'] : undefined;
  return typeof shell === 'string' ? { shell: { version: shell }, remotes } : { remotes };
}

/** What is live now; an empty registry before the first release. Throws when it is unreadable. */
export async function readRegistry(releases: string): Promise<Registry> {
  const file = path.join(releases, REGISTRY_FILE);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    if (isMissing(cause)) return { remotes: {} };
    throw cause;
  }
  try {
    return parseRegistry(text);
  } catch (cause) {
    throw new Error(`${file} cannot be read. Remove it and build again.`, { cause });
  }
}

/** The live version of a bundle, undefined before its first release. */
export function liveVersion(registry: Registry, bundle: BundleName): string | undefined {
  return bundle === 'shell' ? registry.shell?.version : registry.remotes[bundle]?.version;
}

/** The registry with another release of one bundle live. */
export function withLiveRelease(registry: Registry, bundle: BundleName, version: string): Registry {
  if (bundle === 'shell') return { ...registry, shell: { version } };
  const manifest = `${releaseAddress(bundle, version)}/mf-manifest.json`;
  return { ...registry, remotes: { ...registry.remotes, [bundle]: { version, manifest } } };
}

const LOCK_WAIT_MS = 50;
const LOCK_ATTEMPTS = 200;

/** Runs an action while holding the lock of the registry, across processes. */
async function withLock<Result>(releases: string, action: () => Promise<Result>): Promise<Result> {
  const lock = path.join(releases, '.registry-lock');
  await mkdir(releases, { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    try {
      await mkdir(lock);
      break;
    } catch (cause) {
      if (attempt === LOCK_ATTEMPTS) {
        throw new Error(`Another release seems to be in progress. If not, remove ${lock}.`, {
          cause,
        });
      }
      await new Promise((resolve) => setTimeout(resolve, LOCK_WAIT_MS));
    }
  }
  try {
    return await action();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

/** Makes a release live: replaces one entry of the registry atomically. */
export async function activateRelease(
  releases: string,
  bundle: BundleName,
  version: string,
): Promise<void> {
  await withLock(releases, async () => {
    const next = withLiveRelease(await readRegistry(releases), bundle, version);
    const file = path.join(releases, REGISTRY_FILE);
    const draft = `${file}.${process.pid}.draft`;
    await writeFile(draft, `${JSON.stringify(next, null, 2)}\n`);
    await rename(draft, file);
  });
}
