import { type LiveReleases, type Releases, pageHost, type Host } from '@tree-service/kernel';
import { describeMismatch, remoteNames, type RemoteName } from '@tree-service/kernel/contract';
import type { ReleaseInUse } from './releaseComparison.api';

/** The shell's answer; `alone` without a shell, `tooOld` where its release does not know the question. */
type ShellAnswer<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'alone' }
  | { readonly kind: 'tooOld' };

/** Shown where the shell of a long-open page does not know the question. */
export const SHELL_TOO_OLD =
  'This page is running an older release of the shell. Reload the page to update it.';

/**
 * Asks the shell. Remotes are released separately, so the shell of a page may predate the question;
 * calling a missing function is then an answer, not a failure.
 */
export function askShell<Answer>(question: (host: Host) => Answer): ShellAnswer<Answer> {
  try {
    const host = pageHost();
    return host === null ? { kind: 'alone' } : { kind: 'answered', answer: question(host) };
  } catch (cause) {
    if (cause instanceof TypeError) return { kind: 'tooOld' };
    throw cause;
  }
}

/** A bundle of this page compared with the live release. */
export type BundleStatus = 'current' | 'canary' | 'fallback' | 'outdated' | 'notLoaded' | 'unknown';

/** A bundle with the release this page runs and the one that is live; null where there is none. */
export interface BundleRelease {
  readonly name: 'shell' | RemoteName;
  readonly running: string | null;
  readonly live: string | null;
  /** What a page of this shell runs when it loads the bundle. */
  readonly runnable: string | null;
  readonly status: BundleStatus;
  /** Why that is not the release meant for this visitor; null where it is. */
  readonly reason: string | null;
}

/** What is known of a bundle; null where it is not. */
interface BundleFacts {
  readonly running: string | null;
  readonly live: string | null;
  readonly canary: string | null;
  readonly runnable: string | null;
  readonly reason: string | null;
}

function statusOf({ running, live, canary, reason }: BundleFacts): BundleStatus {
  if (reason !== null) return 'fallback';
  if (running === null) return 'notLoaded';
  if (live === null) return 'unknown';
  if (running === live) return 'current';
  return running === canary ? 'canary' : 'outdated';
}

/** The shell and every remote, with what runs here and what is live; `live` is null when not known. */
export function bundleReleases(running: Releases, live: LiveReleases | null): BundleRelease[] {
  const bundle = (name: BundleRelease['name'], facts: BundleFacts): BundleRelease => ({
    name,
    running: facts.running,
    live: facts.live,
    runnable: facts.runnable,
    status: statusOf(facts),
    reason: facts.reason,
  });
  return [
    bundle('shell', {
      running: running.shell,
      live: live?.shell ?? null,
      canary: null,
      runnable: running.shell,
      reason: null,
    }),
    ...remoteNames.map((name) => {
      const { version = null, mismatches = [] } = live?.runnable[name] ?? {};
      return bundle(name, {
        running: running.remotes[name] ?? null,
        live: live?.remotes[name] ?? null,
        canary: live?.canaries[name]?.version ?? null,
        runnable: version,
        reason: mismatches.length === 0 ? null : mismatches.map(describeMismatch).join('; '),
      });
    }),
  ];
}

// Anyone may name a release, so a list of invented ones has an end.
const MOST_OTHERS = 3;

/** Releases of a bundle, neither live nor on this page, that browsers still run; the latest seen first. */
export function otherReleases(
  { name, running, live }: BundleRelease,
  inUse: readonly ReleaseInUse[],
): ReleaseInUse[] {
  return inUse
    .filter(({ bundle, version }) => bundle === name && version !== running && version !== live)
    .slice(0, MOST_OTHERS);
}
