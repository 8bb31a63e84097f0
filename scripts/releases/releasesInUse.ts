import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isBundleName, type BundleName, type Registry } from '../../deploy/registry';
import { PAGES_FOLDER } from '../../deploy/prerender/writePages';
import { readNeeds, readProvides } from '../../deploy/releaseMetadata';
import { mismatchesOf } from '../../shared/kernel/src/contract/compatibility';

/** The versions of a bundle that the registry names: live, canary, and those to fall back to. */
export function namedByRegistry(registry: Registry, bundle: BundleName): Set<string> {
  const { shell, remotes } = registry;
  if (bundle === 'shell') return new Set(shell ? [shell.version] : []);
  const entries = remotes[bundle];
  if (!entries) return new Set();
  const all = [entries, entries.canary, ...(entries.earlier ?? [])];
  return new Set(all.flatMap((entry) => entry?.version ?? []));
}

async function writtenPages(releases: string): Promise<string[]> {
  const folder = path.join(releases, PAGES_FOLDER);
  const pages = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  return [
    path.join(releases, 'index.html'),
    ...pages.filter((name) => name.endsWith('.html')).map((name) => path.join(folder, name)),
  ].filter((file) => existsSync(file));
}

const RELEASE_ADDRESS = /\/(?:remotes\/)?(shell|mf-[a-z]+)\/(\d{8}-\d{6}-[0-9a-f]{10})\//g;

/** The versions whose files the written pages load, which may be older than what is live. */
export async function namedByPages(releases: string): Promise<Map<BundleName, Set<string>>> {
  const named = new Map<BundleName, Set<string>>();
  for (const file of await writtenPages(releases)) {
    for (const [, bundle, version] of (await readFile(file, 'utf8')).matchAll(RELEASE_ADDRESS)) {
      if (!isBundleName(bundle) || version === undefined) continue;
      named.set(bundle, (named.get(bundle) ?? new Set()).add(version));
    }
  }
  return named;
}

/**
 * For each shell that is kept, the newest release of each remote that it can run: what a rollback of the
 * shell goes back to. Bundles and their published versions, oldest first, come as `published`.
 */
export async function fallbacksOf(
  releases: string,
  published: ReadonlyMap<BundleName, readonly string[]>,
  kept: ReadonlyMap<BundleName, ReadonlySet<string>>,
): Promise<{ readonly bundle: BundleName; readonly version: string }[]> {
  const found: { readonly bundle: BundleName; readonly version: string }[] = [];
  for (const shell of published.get('shell') ?? []) {
    if (!kept.get('shell')?.has(shell)) continue;
    const provides = await readProvides(releases, shell);
    for (const [bundle, versions] of published) {
      if (bundle === 'shell') continue;
      for (const version of [...versions].reverse()) {
        const needs = await readNeeds(releases, bundle, version);
        if (needs && provides && mismatchesOf(needs, provides).length > 0) continue;
        found.push({ bundle, version });
        break;
      }
    }
  }
  return found;
}
