import { releaseFor } from '../activation';
import { readRegistry, type RemoteBundle } from '../registry';
import type { LoadedDrawer } from './drawer';
import { readReleaseViews, type ReleaseViews } from './releaseViews';

/** The remotes whose pages visitors may enter. */
const REMOTES: readonly RemoteBundle[] = ['mf-public', 'mf-owner'];

/** The live releases that draw pages ahead. */
export interface LiveViews {
  /** Changes with every release that could change a page. */
  readonly key: string;
  readonly shell: string;
  readonly views: ReadonlyMap<RemoteBundle, ReleaseViews>;
}

/** What is live; null without a release of the shell. */
export async function readLiveViews(releases: string): Promise<LiveViews | null> {
  const registry = await readRegistry(releases);
  const shell = registry.shell?.version;
  if (shell === undefined) return null;
  const views = new Map<RemoteBundle, ReleaseViews>();
  for (const remote of REMOTES) {
    const entry = await releaseFor(releases, registry, remote, shell);
    const ofRelease = entry && (await readReleaseViews(releases, remote, entry));
    if (ofRelease) views.set(remote, ofRelease);
  }
  const key = [shell, ...[...views.values()].map(({ version }) => version)].join(' ');
  return { key, shell, views };
}

type Patterns = ReadonlySet<string | null>;

/** Found once for each drawer: to look up every address takes longer than to draw a page. */
const knownPatterns = new WeakMap<LoadedDrawer, Map<RemoteBundle, Promise<Patterns>>>();

/** The routes whose pages are all drawn ahead: those that answer for one of the addresses, or list them. */
export function drawnPatterns(
  drawer: LoadedDrawer,
  remote: RemoteBundle,
  views: ReleaseViews,
): Promise<Patterns> {
  const known = knownPatterns.get(drawer) ?? new Map<RemoteBundle, Promise<Patterns>>();
  knownPatterns.set(drawer, known);
  const patterns = known.get(remote) ?? findPatterns(drawer, remote, views);
  known.set(remote, patterns);
  // What failed is looked up again.
  patterns.catch(() => known.delete(remote));
  return patterns;
}

async function findPatterns(
  drawer: LoadedDrawer,
  remote: RemoteBundle,
  { addresses }: ReleaseViews,
): Promise<Patterns> {
  const found = await Promise.all([...addresses].map((one) => drawer.routeAt(remote, one)));
  return new Set([...found, ...Object.keys(drawer.listedPages.get(remote) ?? {})]);
}
