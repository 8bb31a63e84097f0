import type { Canary, Host, Releases } from '@tree-service/kernel';
import { authState, userTypeOf } from '@tree-service/kernel';
import { remoteNames, type Mismatch, type RemoteName } from '@tree-service/kernel/contract';
import { areaAt, remoteOf } from '../areas';
import { shareScope } from './federationHost';
import { ownVersion } from './ownVersion';
import { answeredRegistry, fetchRegistry, type ReleaseRegistry } from './releaseRegistry';
import { pageRelease, pageVersion } from './remoteLoading';
import { sharedModulesOf } from './sharedModules';

/** A fact about each remote that has it. */
function byRemote<Fact>(
  factOf: (remote: RemoteName) => Fact | null | undefined,
): Readonly<Partial<Record<RemoteName, Fact>>> {
  const facts: Partial<Record<RemoteName, Fact>> = {};
  for (const remote of remoteNames) {
    const fact = factOf(remote);
    if (fact !== null && fact !== undefined) facts[remote] = fact;
  }
  return facts;
}

function liveReleasesOf({ shell, remotes }: ReleaseRegistry): Releases {
  return { shell, remotes: byRemote((remote) => remotes[remote]?.live.version) };
}

function fallbackOf(remote: RemoteName): readonly Mismatch[] | null {
  const release = pageRelease(remote);
  return release === null || release.version === release.wanted ? null : release.mismatches;
}

function shownRemote(): ReturnType<Host['shownRemote']> {
  const area = areaAt(window.location.pathname);
  if (!area) return null;
  const name = remoteOf(area, userTypeOf(authState()));
  return { name, version: pageVersion(name) };
}

export const pageFacts: Host = {
  running: () => ({
    shell: ownVersion() ?? answeredRegistry()?.shell ?? null,
    remotes: byRemote(pageVersion),
    fallbacks: byRemote(fallbackOf),
  }),
  live: async () => {
    const registry = await fetchRegistry();
    return {
      ...liveReleasesOf(registry),
      canaries: byRemote((remote): Canary | null => {
        const canary = registry.remotes[remote]?.canary;
        return canary ? { version: canary.version, share: canary.share } : null;
      }),
    };
  },
  sharedModules: () => sharedModulesOf(shareScope()),
  shownRemote,
};
