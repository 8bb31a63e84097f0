import { isRecord, remoteNames, type RemoteName } from '@tree-service/kernel/contract';
import { runtimeConfig } from '@tree-service/kernel';
import { isHash } from '@tree-service/kernel/integrity';
import { fetchJson } from './fetchJson';
import { timeLimits } from './timeLimits';

export interface RemoteRelease {
  readonly version: string;
  /** Absolute address of its federation manifest, on this site. */
  readonly manifest: string;
  /** Hash of the manifest; absent only in development. */
  readonly integrity?: string;
}

/** The releases of a remote that pages choose from. */
export interface RemoteReleases {
  readonly live: RemoteRelease;
  /** Releases that were live before, newest first, for shells that cannot run the live one. */
  readonly earlier: readonly RemoteRelease[];
  /** A release for a percentage of visitors and accounts. */
  readonly canary: (RemoteRelease & { readonly share: number }) | null;
}

/** Which release of the shell and of every remote is live. */
export interface ReleaseRegistry {
  readonly shell: string;
  readonly remotes: Readonly<Partial<Record<RemoteName, RemoteReleases>>>;
}

/** The registry's answer is invalid. */
export class UnreadableRegistryError extends Error {
  override readonly name = 'UnreadableRegistryError';
}

function parseRelease(value: unknown, base: string): RemoteRelease | null {
  if (!isRecord(value)) return null;
  const { version, manifest, integrity } = value;
  if (typeof version !== 'string' || typeof manifest !== 'string') return null;
  const { href, origin } = new URL(manifest, base);
  if (origin !== window.location.origin) return null;
  if (isHash(integrity)) return { version, manifest: href, integrity };
  return process.env.NODE_ENV === 'development' ? { version, manifest: href } : null;
}

function parseReleases(value: unknown, base: string): RemoteReleases | null {
  const live = parseRelease(value, base);
  if (live === null || !isRecord(value)) return null;
  const { earlier, canary } = value;
  const canaryRelease = parseRelease(canary, base);
  const share = isRecord(canary) ? canary['share'] : undefined;
  return {
    live,
    earlier: Array.isArray(earlier)
      ? earlier.flatMap((release) => parseRelease(release, base) ?? [])
      : [],
    canary: canaryRelease && typeof share === 'number' ? { ...canaryRelease, share } : null,
  };
}

/**
 * Reads what `remotes.json` says; addresses in it are relative to its own. Throws an
 * `UnreadableRegistryError` when it is no registry. Left out are remotes it does not name, and releases
 * on other sites or without the hash of their manifest.
 */
export function parseRegistry(value: unknown, base: string): ReleaseRegistry {
  if (!isRecord(value) || !isRecord(value['remotes']) || !isRecord(value['shell'])) {
    throw new UnreadableRegistryError('The registry names no releases.');
  }
  const { remotes, shell } = value;
  if (typeof shell['version'] !== 'string') {
    throw new UnreadableRegistryError('The registry names no release of the shell.');
  }
  const known: Partial<Record<RemoteName, RemoteReleases>> = {};
  for (const name of remoteNames) {
    const releases = parseReleases(remotes[name], base);
    if (releases) known[name] = releases;
  }
  return { shell: shell['version'], remotes: known };
}

async function readRegistry(cache: RequestCache): Promise<ReleaseRegistry> {
  const { remotesUrl } = runtimeConfig();
  return parseRegistry(
    await fetchJson(remotesUrl, { timeLimitMs: timeLimits.registry, cache }),
    remotesUrl,
  );
}

/** Asks which releases are live now, past every cache. Rejects after 3 seconds without an answer. */
export function fetchRegistry(): Promise<ReleaseRegistry> {
  return readRegistry('no-store');
}

let first: Promise<ReleaseRegistry> | null = null;
let answered: ReleaseRegistry | null = null;

/** The releases this page uses: read once, and again after a failure. */
export function pageRegistry(): Promise<ReleaseRegistry> {
  // Served uncached; a page may have asked for it ahead, which this then takes up.
  first ??= readRegistry('default').then(
    (registry) => {
      answered = registry;
      return registry;
    },
    (cause: unknown) => {
      first = null;
      throw cause;
    },
  );
  return first;
}

/** The releases this page works with; null until the registry has answered. */
export function answeredRegistry(): ReleaseRegistry | null {
  return answered;
}
