import {
  compareVersions,
  isInRange,
  lowestIn,
  mismatchesOf,
  type Needs,
} from '../shared/kernel/src/contract/compatibility';
import {
  changeRegistry,
  remoteEntry,
  withLiveRelease,
  type BundleName,
  type Registry,
  type RemoteBundle,
  type RemoteEntry,
} from './registry';
import { manifestHash, readNeeds, readProvides } from './releaseMetadata';

function newestExport({ exports }: Needs): string {
  const versions = Object.values(exports).flatMap((names) => Object.values(names));
  return versions.sort(compareVersions).at(-1) ?? '0.0.0';
}

/** Whether every shell before them that runs the older release runs the newer one too. */
function supersedes(newer: Needs | null, older: Needs | null): boolean {
  if (newer === null || older === null) return newer === null;
  return (
    newer.contract === older.contract &&
    compareVersions(newestExport(newer), newestExport(older)) <= 0 &&
    Object.entries(newer.packages).every(([name, range]) => {
      const other = older.packages[name];
      return other !== undefined && isInRange(lowestIn(other), range);
    })
  );
}

/** Those of the earlier releases that some shell may need because it runs none after them. */
async function worthKeeping(
  releases: string,
  remote: RemoteBundle,
  live: string,
  earlier: readonly RemoteEntry[],
): Promise<RemoteEntry[]> {
  const newer = [await readNeeds(releases, remote, live)];
  const kept: RemoteEntry[] = [];
  for (const entry of earlier) {
    const needs = await readNeeds(releases, remote, entry.version);
    // The one before is always kept: a newer shell may lack what the live one alone uses.
    if (kept.length > 0 && newer.some((one) => supersedes(one, needs))) continue;
    newer.push(needs);
    kept.push(entry);
  }
  return kept;
}

/**
 * The registry with another release of a bundle live. What was live before becomes an earlier release
 * for shells that cannot run the new one; on the way back to an earlier release, those after it go.
 */
export async function withActivated(
  releases: string,
  registry: Registry,
  bundle: BundleName,
  version: string,
): Promise<Registry> {
  const integrity = bundle === 'shell' ? undefined : await manifestHash(releases, bundle, version);
  const next = withLiveRelease(registry, bundle, version, integrity);
  const before = bundle === 'shell' ? undefined : registry.remotes[bundle];
  if (bundle === 'shell' || before === undefined) return next;
  const past = [remoteEntry(bundle, before.version, before.integrity), ...(before.earlier ?? [])];
  // A version begins with its time. What is taken back is no release to fall back to.
  const older = past.filter((entry) => entry.version < version);
  const earlier = await worthKeeping(releases, bundle, version, older);
  const live = next.remotes[bundle];
  if (live === undefined || earlier.length === 0) return next;
  return { ...next, remotes: { ...next.remotes, [bundle]: { ...live, earlier } } };
}

/** Makes a release live without looking whether it fits to the others. */
export function activateRelease(
  releases: string,
  bundle: BundleName,
  version: string,
): Promise<void> {
  return changeRegistry(releases, (registry) => withActivated(releases, registry, bundle, version));
}

/** The release of a remote that a shell runs, as the shell itself chooses: null when there is none. */
export async function releaseFor(
  releases: string,
  registry: Registry,
  remote: RemoteBundle,
  shell: string,
): Promise<RemoteEntry | null> {
  const live = registry.remotes[remote];
  if (!live) return null;
  const provides = await readProvides(releases, shell);
  for (const { version, integrity } of [live, ...(live.earlier ?? [])]) {
    const needs = await readNeeds(releases, remote, version);
    if (!needs || !provides || mismatchesOf(needs, provides).length === 0) {
      return remoteEntry(remote, version, integrity);
    }
  }
  return null;
}
