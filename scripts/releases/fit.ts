import {
  mismatchesOf,
  type Mismatch,
  type Needs,
  type Provides,
} from '../../shared/kernel/src/contract/compatibility';
import {
  bundleNames,
  type BundleName,
  type Registry,
  type RemoteBundle,
} from '../../deploy/registry';
import { readNeeds, readProvides } from '../../deploy/releaseMetadata';
import { publishedVersions } from './publish';

/** A release of a remote and a release of the shell that do not fit. */
export interface Misfit {
  readonly remote: RemoteBundle;
  readonly remoteVersion: string;
  /** Whether a part of the visitors has the release of the remote, rather than everyone. */
  readonly isCanary: boolean;
  readonly shellVersion: string;
  readonly mismatches: readonly Mismatch[];
  /** The newest other release of what is live that does fit; null when there is none. */
  readonly alternative: string | null;
}

const isRemote = (bundle: BundleName): bundle is RemoteBundle => bundle !== 'shell';

function misses(needs: Needs | null, provides: Provides | null): Mismatch[] {
  // Releases from before they recorded anything are not compared.
  return needs && provides ? mismatchesOf(needs, provides) : [];
}

async function newestFitting(
  releases: string,
  bundle: BundleName,
  fits: (version: string) => Promise<boolean>,
): Promise<string | null> {
  for (const version of (await publishedVersions(releases, bundle)).reverse()) {
    if (await fits(version)) return version;
  }
  return null;
}

async function remoteMisfits(
  releases: string,
  registry: Registry,
  remote: RemoteBundle,
  version: string,
): Promise<Misfit[]> {
  const shellVersion = registry.shell?.version;
  if (shellVersion === undefined) return [];
  const needs = await readNeeds(releases, remote, version);
  const mismatches = misses(needs, await readProvides(releases, shellVersion));
  if (mismatches.length === 0) return [];
  const alternative = await newestFitting(releases, 'shell', async (shell) => {
    const provides = await readProvides(releases, shell);
    return provides !== null && misses(needs, provides).length === 0;
  });
  const isCanary = registry.remotes[remote]?.canary?.version === version;
  return [{ remote, remoteVersion: version, isCanary, shellVersion, mismatches, alternative }];
}

async function shellMisfits(
  releases: string,
  registry: Registry,
  shellVersion: string,
): Promise<Misfit[]> {
  const provides = await readProvides(releases, shellVersion);
  const found: Misfit[] = [];
  for (const remote of bundleNames.filter(isRemote)) {
    const { version: live, canary } = registry.remotes[remote] ?? {};
    for (const remoteVersion of [live, canary?.version]) {
      if (remoteVersion === undefined) continue;
      const mismatches = misses(await readNeeds(releases, remote, remoteVersion), provides);
      if (mismatches.length === 0) continue;
      const alternative = await newestFitting(releases, remote, async (other) => {
        const needs = await readNeeds(releases, remote, other);
        return needs !== null && misses(needs, provides).length === 0;
      });
      const isCanary = remoteVersion !== live;
      found.push({ remote, remoteVersion, isCanary, shellVersion, mismatches, alternative });
    }
  }
  return found;
}

/** What does not fit once a release of a bundle is live beside what is live of the others. */
export function misfitsOf(
  releases: string,
  registry: Registry,
  bundle: BundleName,
  version: string,
): Promise<Misfit[]> {
  return isRemote(bundle)
    ? remoteMisfits(releases, registry, bundle, version)
    : shellMisfits(releases, registry, version);
}
