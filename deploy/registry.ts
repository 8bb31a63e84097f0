import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteNames } from '../shared/kernel/src/contract/area';
import { isRecord } from '../shared/kernel/src/contract/isRecord';

/** The bundles, host first. */
export const bundleNames = ['shell', ...remoteNames] as const;

/** Name of a bundle: its workspace folder and its name in the registry. */
export type BundleName = (typeof bundleNames)[number];

export type RemoteBundle = Exclude<BundleName, 'shell'>;

/** A release of a remote, and the address of its manifest. */
export interface RemoteEntry {
  readonly version: string;
  readonly manifest: string;
  /** Hash of the manifest, which lists those of the release's files; pages run nothing without it. */
  readonly integrity?: string;
}

/** A release that a part of the visitors gets. */
export interface CanaryEntry extends RemoteEntry {
  /** Percent of visitors and accounts. */
  readonly share: number;
}

/** The releases of a remote that pages choose from. */
export interface RemoteEntries extends RemoteEntry {
  /** For shells that cannot run the live one: releases that were live before, newest first. */
  readonly earlier?: readonly RemoteEntry[];
  readonly canary?: CanaryEntry;
}

/** Which release of each bundle is live: what `remotes.json` says. */
export interface Registry {
  readonly shell?: { readonly version: string };
  readonly remotes: Readonly<Record<string, RemoteEntries>>;
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

/** Whether a failure to read says that there is no such file. */
export function isMissing(cause: unknown): boolean {
  return isRecord(cause) && cause['code'] === 'ENOENT';
}

function parseEntry(value: unknown): RemoteEntry[] {
  if (!isRecord(value)) return [];
  const { version, manifest, integrity } = value;
  if (typeof version !== 'string' || typeof manifest !== 'string') return [];
  return [{ version, manifest, ...(typeof integrity === 'string' && { integrity }) }];
}

function parseEntries(value: unknown): RemoteEntries | null {
  const [live] = parseEntry(value);
  if (!live || !isRecord(value)) return null;
  const earlier = Array.isArray(value['earlier']) ? value['earlier'].flatMap(parseEntry) : [];
  const share = isRecord(value['canary']) ? value['canary']['share'] : undefined;
  const [canary] = parseEntry(value['canary']);
  return {
    ...live,
    ...(earlier.length > 0 && { earlier }),
    ...(canary && typeof share === 'number' && { canary: { ...canary, share } }),
  };
}

function parseRegistry(text: string): Registry {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || !isRecord(value['remotes'])) throw new Error('It names no remotes.');
  const remotes: Record<string, RemoteEntries> = {};
  for (const [name, described] of Object.entries(value['remotes'])) {
    const entries = parseEntries(described);
    if (entries) remotes[name] = entries;
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

/** A release of a remote as the registry names it, with the hash of its manifest. */
export function remoteEntry(
  remote: RemoteBundle,
  version: string,
  integrity?: string,
): RemoteEntry {
  const manifest = `${releaseAddress(remote, version)}/mf-manifest.json`;
  return { version, manifest, ...(integrity !== undefined && { integrity }) };
}

/** The registry with a release of a remote for a part of the visitors, or for no one. */
export function withCanary(
  registry: Registry,
  remote: RemoteBundle,
  canary: CanaryEntry | null,
): Registry {
  const { canary: _ended, ...entries } = registry.remotes[remote] ?? {};
  if (!('version' in entries)) throw new Error(`${remote} was never released.`);
  const next = { ...entries, ...(canary && { canary }) };
  return { ...registry, remotes: { ...registry.remotes, [remote]: next } };
}

/**
 * The registry with another release of one bundle live, and nothing earlier to choose instead.
 * `integrity` is the hash of a remote's manifest.
 */
export function withLiveRelease(
  registry: Registry,
  bundle: BundleName,
  version: string,
  integrity?: string,
): Registry {
  if (bundle === 'shell') return { ...registry, shell: { version } };
  const { canary } = registry.remotes[bundle] ?? {};
  const live = { ...remoteEntry(bundle, version, integrity), ...(canary && { canary }) };
  return { ...registry, remotes: { ...registry.remotes, [bundle]: live } };
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

/**
 * Replaces the registry atomically by what an action makes of it. Nothing else changes it meanwhile,
 * so the action may decide by what it was given; null leaves everything as it is.
 */
export async function changeRegistry(
  releases: string,
  action: (registry: Registry) => Promise<Registry | null>,
): Promise<void> {
  await withLock(releases, async () => {
    const next = await action(await readRegistry(releases));
    if (next === null) return;
    const file = path.join(releases, REGISTRY_FILE);
    const draft = `${file}.${process.pid}.draft`;
    await writeFile(draft, `${JSON.stringify(next, null, 2)}\n`);
    await rename(draft, file);
  });
}
