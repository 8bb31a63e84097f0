import { releaseFor, withActivated } from '../../deploy/activation';
import {
  bundleNames,
  changeRegistry,
  readRegistry,
  remoteEntry,
  withCanary,
  type BundleName,
  type CanaryEntry,
  type Registry,
  type RemoteBundle,
} from '../../deploy/registry';
import { writeNotices } from '../../deploy/notices';
import { manifestHash } from '../../deploy/releaseMetadata';
import { PlainError } from '../../supabase/local/plainError';
import { explainMisfits, type Way } from './explainMisfits';
import { misfitsOf } from './fit';
import { requireIntact } from './intact';

/** A release on its way to the visitors. */
export interface GoingLive {
  readonly releases: string;
  readonly bundle: BundleName;
  readonly version: string;
  readonly way: Way;
  /** Only says what would happen. */
  readonly isDryRun: boolean;
  /**
   * Goes ahead although it does not fit, as long as the live shell has an earlier release of each
   * remote that it runs.
   */
  readonly allowsFallback: boolean;
}

/** Changes what is live, and with it the notices of the packages in it. */
function changeLive(
  releases: string,
  action: (registry: Registry) => Promise<Registry | null>,
): Promise<void> {
  return changeRegistry(releases, async (registry) => {
    const next = await action(registry);
    if (next !== null) await writeNotices(releases, next);
    return next;
  });
}

/** Throws when pages of the live shell would find no release of a remote that they can run. */
async function requireFallbacks(releases: string, registry: Registry): Promise<void> {
  const shell = registry.shell?.version;
  if (shell === undefined) return;
  for (const remote of bundleNames) {
    if (remote === 'shell' || registry.remotes[remote] === undefined) continue;
    if ((await releaseFor(releases, registry, remote, shell)) === null) {
      throw new PlainError(`No release of ${remote} is left that shell ${shell} can run.`);
    }
  }
}

/** Throws a `PlainError` when a release does not fit what is live. */
async function requireFit(going: GoingLive, registry: Registry, next: Registry): Promise<void> {
  const { releases, bundle, version, way, allowsFallback } = going;
  const misfits = await misfitsOf(releases, registry, bundle, version);
  if (misfits.length === 0) return;
  if (!allowsFallback) throw new PlainError(explainMisfits(bundle, misfits, way));
  await requireFallbacks(releases, next);
}

function requireNoCanary(registry: Registry, bundle: BundleName): void {
  const canary = registry.remotes[bundle]?.canary;
  if (canary) {
    throw new PlainError(
      `${bundle} ${canary.version} is a canary for ${canary.share} % of visitors. End it first: npm run release -w ${bundle} -- --promote, or --abandon.`,
    );
  }
}

/**
 * Makes a release live for everyone. Throws a `PlainError` when it does not fit what is live, or when
 * its files are not those it was published with.
 */
export function goLive(going: GoingLive): Promise<void> {
  const { releases, bundle, version, isDryRun } = going;
  return changeLive(releases, async (registry) => {
    requireNoCanary(registry, bundle);
    await requireIntact(releases, registry, bundle, version);
    const next = await withActivated(releases, registry, bundle, version);
    await requireFit(going, registry, next);
    return isDryRun ? null : next;
  });
}

/**
 * Makes releases of several bundles, built from the same sources, live at once. What fits is decided by
 * the set that results. Throws like `goLive`, and then none of them is live.
 */
export function goLiveTogether(
  releases: string,
  versions: ReadonlyMap<BundleName, string>,
): Promise<void> {
  return changeLive(releases, async (registry) => {
    let next = registry;
    for (const [bundle, version] of versions) {
      requireNoCanary(registry, bundle);
      await requireIntact(releases, registry, bundle, version);
      next = await withActivated(releases, next, bundle, version);
    }
    // The shell is compared with every remote, so with those that come with it.
    for (const [bundle, version] of versions) {
      if (bundle !== 'shell' && versions.has('shell')) continue;
      const misfits = await misfitsOf(releases, next, bundle, version);
      if (misfits.length > 0) throw new PlainError(explainMisfits(bundle, misfits, 'release'));
    }
    return next;
  });
}

/**
 * Gives a release to a percentage of visitors and accounts; to another one if it has one already.
 * Throws like `goLive`.
 */
export function startCanary(going: GoingLive, share: number): Promise<void> {
  const { releases, bundle, version, isDryRun } = going;
  return changeLive(releases, async (registry) => {
    if (bundle === 'shell') {
      throw new PlainError('The shell has no canaries: every visitor gets the same page.');
    }
    if (registry.remotes[bundle]?.version === version) {
      throw new PlainError(`${bundle} ${version} is live for everybody already.`);
    }
    await requireIntact(releases, registry, bundle, version);
    const entry = remoteEntry(bundle, version, await manifestHash(releases, bundle, version));
    const next = withCanary(registry, bundle, { ...entry, share });
    await requireFit(going, registry, next);
    return isDryRun ? null : next;
  });
}

/** The canary of a bundle. Throws a `PlainError` when there is none. */
export async function canaryOf(releases: string, bundle: BundleName): Promise<CanaryEntry> {
  const canary = (await readRegistry(releases)).remotes[bundle]?.canary;
  if (!canary) throw new PlainError(`${bundle} has no canary.`);
  return canary;
}

/** Makes the canary of a bundle live for everyone. Throws like `goLive`. */
export function promoteCanary(going: GoingLive): Promise<void> {
  const { releases, bundle, version, isDryRun } = going;
  return changeLive(releases, async (registry) => {
    await requireIntact(releases, registry, bundle, version);
    const ended = bundle === 'shell' ? registry : withCanary(registry, bundle, null);
    const next = await withActivated(releases, ended, bundle, version);
    await requireFit(going, registry, next);
    return isDryRun ? null : next;
  });
}

/** Takes a canary away from those who had it. */
export function abandonCanary(releases: string, remote: RemoteBundle): Promise<void> {
  return changeLive(releases, (registry) => Promise.resolve(withCanary(registry, remote, null)));
}
