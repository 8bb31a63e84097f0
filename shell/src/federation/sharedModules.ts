import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { SharedModule } from '@tree-service/kernel';

type Shared = ModuleFederation['shareScopeMap'][string][string][string];

/** What is read of the modules a page shares, by name and version, as federation keeps them. */
export type ShareScope = Readonly<
  Record<string, Readonly<Record<string, Pick<Shared, 'from' | 'useIn' | 'loaded' | 'lib'>>>>
>;

/** The name of a bundle as people know it, from the one federation knows. */
function bundleName(federated: string): string {
  return federated.replaceAll('_', '-');
}

/** The modules of a share scope: whose copy each is, and who uses it. */
export function sharedModulesOf(scope: ShareScope): SharedModule[] {
  return Object.entries(scope)
    .flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { from, useIn, loaded, lib }]) => ({
        name,
        version,
        from: bundleName(from),
        usedBy: [...new Set(useIn.map(bundleName))].sort(),
        isLoaded: loaded === true || lib !== undefined,
      })),
    )
    .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}
