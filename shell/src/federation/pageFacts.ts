import {
  authState,
  userTypeOf,
  type Canary,
  type Host,
  type Releases,
  type RunnableRelease,
} from '@tree-service/kernel';
import { remoteNames, type RemoteName } from '@tree-service/kernel/contract';
import { areaAt, remoteOf } from '../areas';
import { chooseRelease, NoFittingReleaseError } from './chooseRelease';
import { shareScope } from './federationHost';
import {
  answeredRegistry,
  fetchRegistry,
  type ReleaseRegistry,
  type RemoteReleases,
} from './releaseRegistry';
import { expectSignIn, prepareVisit } from './preloadArea';
import { pageVersion } from './remoteLoading';
import { sharedModulesOf } from './sharedModules';

declare const __webpack_public_path__: string | undefined;

/** The release of the shell that runs here, from the address of its scripts; null in development. */
function ownVersion(): string | null {
  if (typeof __webpack_public_path__ === 'undefined') return null;
  return /\/shell\/([^/]+)\/$/.exec(__webpack_public_path__)?.[1] ?? null;
}

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

async function runnable(
  releases: RemoteReleases | undefined,
): Promise<RunnableRelease | undefined> {
  try {
    return releases && (await chooseRelease(releases));
  } catch (cause) {
    if (cause instanceof NoFittingReleaseError)
      return { version: null, mismatches: cause.mismatches };
    throw cause;
  }
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
  }),
  live: async () => {
    const registry = await fetchRegistry();
    const chosen = new Map(
      await Promise.all(
        remoteNames.map(
          async (remote) => [remote, await runnable(registry.remotes[remote])] as const,
        ),
      ),
    );
    return {
      ...liveReleasesOf(registry),
      canaries: byRemote((remote): Canary | null => {
        const canary = registry.remotes[remote]?.canary;
        return canary ? { version: canary.version, share: canary.share } : null;
      }),
      runnable: byRemote((remote) => chosen.get(remote)),
    };
  },
  sharedModules: () => sharedModulesOf(shareScope()),
  shownRemote,
  prepareVisit,
  expectSignIn,
};
