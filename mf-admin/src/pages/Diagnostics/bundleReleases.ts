import type { LiveReleases, RunningReleases } from '@tree-service/kernel';
import { describeMismatch, remoteNames, type RemoteName } from '@tree-service/kernel/contract';

/** A bundle of this page compared with the live release. */
export type BundleStatus = 'current' | 'canary' | 'fallback' | 'outdated' | 'notLoaded' | 'unknown';

/** A bundle with the release this page runs and the one that is live; null where there is none. */
export interface BundleRelease {
  readonly name: 'shell' | RemoteName;
  readonly running: string | null;
  readonly live: string | null;
  readonly status: BundleStatus;
  /** Why an earlier release runs than the one meant for this visitor; null where none does. */
  readonly reason: string | null;
}

/** What is known of a bundle; null where it is not. */
interface BundleFacts {
  readonly running: string | null;
  readonly live: string | null;
  readonly canary: string | null;
  readonly reason: string | null;
}

function statusOf({ running, live, canary, reason }: BundleFacts): BundleStatus {
  if (running === null) return 'notLoaded';
  if (reason !== null) return 'fallback';
  if (live === null) return 'unknown';
  if (running === live) return 'current';
  return running === canary ? 'canary' : 'outdated';
}

/** The shell and every remote, with what runs here and what is live; `live` is null when not known. */
export function bundleReleases(
  running: RunningReleases,
  live: LiveReleases | null,
): BundleRelease[] {
  const bundle = (name: BundleRelease['name'], facts: BundleFacts): BundleRelease => ({
    name,
    running: facts.running,
    live: facts.live,
    status: statusOf(facts),
    reason: facts.reason,
  });
  return [
    bundle('shell', {
      running: running.shell,
      live: live?.shell ?? null,
      canary: null,
      reason: null,
    }),
    ...remoteNames.map((name) =>
      bundle(name, {
        running: running.remotes[name] ?? null,
        live: live?.remotes[name] ?? null,
        canary: live?.canaries[name]?.version ?? null,
        reason: running.fallbacks[name]?.map(describeMismatch).join('; ') ?? null,
      }),
    ),
  ];
}
