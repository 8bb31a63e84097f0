import path from 'node:path';
import { bundleFolder, bundleNames, liveVersion, readRegistry } from '../../deploy/registry';

/** The folders of the releases that visitors get, canaries among them; none where nothing was released. */
export async function liveReleases(releases: string): Promise<string[]> {
  const registry = await readRegistry(releases);
  return bundleNames.flatMap((bundle) =>
    [liveVersion(registry, bundle), registry.remotes[bundle]?.canary?.version]
      .filter((version) => version !== undefined)
      .map((version) => path.join(bundleFolder(releases, bundle), version)),
  );
}
