import { remoteNames, type RemoteName } from '@tree-service/kernel/contract';
import type { Host, Releases } from '@tree-service/kernel';
import { shareScope } from './federationHost';
import { answeredRegistry, fetchRegistry, type ReleaseRegistry } from './releaseRegistry';
import { pageVersion } from './remoteLoading';
import { sharedModulesOf } from './sharedModules';

function versionsOf(
  version: (remote: RemoteName) => string | null | undefined,
): Releases['remotes'] {
  return Object.fromEntries(
    remoteNames.flatMap((remote) => {
      const known = version(remote);
      return known ? [[remote, known]] : [];
    }),
  );
}

function releasesOf({ shell, remotes }: ReleaseRegistry): Releases {
  return { shell, remotes: versionsOf((remote) => remotes[remote]?.version) };
}

export const pageFacts: Host = {
  running: () => ({
    shell: answeredRegistry()?.shell ?? null,
    remotes: versionsOf(pageVersion),
  }),
  live: async () => releasesOf(await fetchRegistry()),
  sharedModules: () => sharedModulesOf(shareScope()),
};
