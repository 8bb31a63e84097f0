import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  bundleFolder,
  bundleNames,
  changeRegistry,
  type BundleName,
  type Registry,
} from '../../deploy/registry';
import { PlainError } from '../../supabase/local/plainError';
import { publishedVersions } from './publish';
import { fallbacksOf, namedByPages, namedByRegistry } from './releasesInUse';

/** What is deleted: a release, or the source maps of one that is gone. */
export interface Pruned {
  readonly bundle: BundleName;
  readonly version: string;
  readonly what: 'release' | 'source maps';
}

/** Which releases are old. */
export interface Pruning {
  readonly releases: string;
  /** Releases published within this many days are kept. */
  readonly days: number;
  readonly isDryRun: boolean;
  readonly now?: Date;
}

/** Reports of errors are kept for 90 days (private.kept_data), and their stacks stay readable. */
const SOURCE_MAPS_KEPT_DAYS = 90;
const DAY = 24 * 60 * 60_000;

/** When a version was published, in milliseconds; null when it is no version. */
export function publishedAt(version: string): number | null {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-[0-9a-f]{10}$/.exec(version) ?? [];
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? null : time;
}

const isBefore = (version: string, moment: number) => (publishedAt(version) ?? moment) < moment;

/** Deletes a release. Throws when the registry names it, whatever else was decided. */
export async function removeRelease(
  releases: string,
  registry: Registry,
  bundle: BundleName,
  version: string,
): Promise<void> {
  if (namedByRegistry(registry, bundle).has(version)) {
    throw new PlainError(`${bundle} ${version} is named by remotes.json and is not deleted.`);
  }
  const folder = path.join(bundleFolder(releases, bundle), version);
  // First out of the list of releases, so that a deletion that breaks off leaves no half of one there.
  const leaving = path.join(bundleFolder(releases, bundle), `.pruned-${version}`);
  await rename(folder, leaving);
  await rm(leaving, { recursive: true, force: true });
}

async function oldReleases(
  { releases, days, now = new Date() }: Pruning,
  registry: Registry,
): Promise<Pruned[]> {
  const start = now.getTime() - days * DAY;
  const published = new Map<BundleName, string[]>();
  for (const bundle of bundleNames)
    published.set(bundle, await publishedVersions(releases, bundle));
  const kept = new Map<BundleName, Set<string>>();
  const onPages = await namedByPages(releases);
  for (const [bundle, versions] of published) {
    const named = namedByRegistry(registry, bundle);
    const live = versions.filter((version) => named.has(version)).at(-1) ?? '';
    const recent = versions.filter((version) => !isBefore(version, start));
    // The one before the live one, and the one that was live when the period began.
    const before = [
      versions.filter((version) => version < live).at(-1),
      versions.filter((version) => isBefore(version, start)).at(-1),
    ].flatMap((version) => version ?? []);
    kept.set(bundle, new Set([...named, ...recent, ...before, ...(onPages.get(bundle) ?? [])]));
  }
  for (const { bundle, version } of await fallbacksOf(releases, published, kept)) {
    kept.get(bundle)?.add(version);
  }
  return [...published].flatMap(([bundle, versions]) =>
    versions
      .filter((version) => isBefore(version, start) && !kept.get(bundle)?.has(version))
      .map((version) => ({ bundle, version, what: 'release' as const })),
  );
}

const mapsFolder = (releases: string, bundle: BundleName) =>
  path.join(releases, 'sourcemaps', bundle);

async function oldSourceMaps(
  { releases, days, now = new Date() }: Pruning,
  old: readonly Pruned[],
): Promise<Pruned[]> {
  const start = now.getTime() - Math.max(days, SOURCE_MAPS_KEPT_DAYS) * DAY;
  const found: Pruned[] = [];
  for (const bundle of bundleNames) {
    const folder = mapsFolder(releases, bundle);
    const going = old.filter((one) => one.bundle === bundle).map(({ version }) => version);
    const staying = (await publishedVersions(releases, bundle)).filter(
      (one) => !going.includes(one),
    );
    for (const version of existsSync(folder) ? (await readdir(folder)).sort() : []) {
      if (isBefore(version, start) && !staying.includes(version)) {
        found.push({ bundle, version, what: 'source maps' });
      }
    }
  }
  return found;
}

/**
 * Deletes releases that no page needs any more, and source maps of deleted ones once no report can name
 * them. Kept are: what the registry names, the release before the live one, what was published within the
 * period or was live when it began, what written pages name, and what the kept shells could go back to.
 * Nothing goes live meanwhile. Returns what was, or would be, deleted. Throws a `PlainError` when nothing is live.
 */
export async function pruneReleases(pruning: Pruning): Promise<Pruned[]> {
  const { releases, isDryRun } = pruning;
  let pruned: Pruned[] = [];
  await changeRegistry(releases, async (registry) => {
    if (registry.shell === undefined) {
      throw new PlainError(`${releases} has no live release, so nothing there is deleted.`);
    }
    const old = await oldReleases(pruning, registry);
    pruned = [...old, ...(await oldSourceMaps(pruning, old))];
    if (isDryRun) return null;
    for (const { bundle, version, what } of pruned) {
      if (what === 'release') await removeRelease(releases, registry, bundle, version);
      else await rm(path.join(mapsFolder(releases, bundle), version), { recursive: true });
    }
    return null;
  });
  return pruned;
}
