import { remoteNames, type RemoteName } from '@tree-service/kernel/contract';
import type { Releases } from '@tree-service/kernel';

/** A bundle of this page compared with the live release. */
export type BundleStatus = 'current' | 'outdated' | 'notLoaded' | 'unknown';

/** A bundle with the release this page runs and the one that is live; null where there is none. */
export interface BundleRelease {
  readonly name: 'shell' | RemoteName;
  readonly running: string | null;
  readonly live: string | null;
  readonly status: BundleStatus;
}

function statusOf(running: string | null, live: string | null): BundleStatus {
  if (running === null) return 'notLoaded';
  if (live === null) return 'unknown';
  return running === live ? 'current' : 'outdated';
}

/** The shell and every remote, with what runs here and what is live; `live` is null when not known. */
export function bundleReleases(running: Releases, live: Releases | null): BundleRelease[] {
  const bundle = (name: BundleRelease['name'], here: string | null, there: string | null) => ({
    name,
    running: here,
    live: there,
    status: statusOf(here, there),
  });
  return [
    bundle('shell', running.shell, live?.shell ?? null),
    ...remoteNames.map((name) =>
      bundle(name, running.remotes[name] ?? null, live?.remotes[name] ?? null),
    ),
  ];
}
