import { releaseFor } from '../activation';
import { NoReleaseError, renderPage, type PageConfiguration } from '../page';
import { publishedHashes, withHashes } from '../pageHashes';
import { readRegistry, type RemoteBundle } from '../registry';
import { composePage, hashOfStyles, stylesOf } from './composePage';
import { loadDrawer, type LoadedDrawer } from './drawer';
import { readReleaseViews, type ReleaseViews } from './releaseViews';

/** The remotes whose pages visitors may enter. */
const REMOTES: readonly RemoteBundle[] = ['mf-public', 'mf-owner'];

/** How long a page is served as it was drawn; then what it reads may have changed. */
const KEPT_MS = 5 * 60 * 1000;

/** Most pages that are kept at once. */
const MOST_KEPT = 2_000;

/** A page, ready to send. */
export interface SitePage {
  readonly status: 200 | 404;
  readonly html: string;
  /** Hashes of the style elements in it; none where it was not drawn. */
  readonly styleHashes: readonly string[];
}

/** The live releases that draw pages ahead. */
interface Live {
  /** Changes with every release that could change a page. */
  readonly key: string;
  readonly shell: string;
  readonly views: ReadonlyMap<RemoteBundle, ReleaseViews>;
}

async function readLive(releases: string): Promise<Live | null> {
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

/** What the pages of a site are put together with. */
export interface PrerendererOptions {
  readonly releases: string;
  readonly configuration: PageConfiguration;
  readonly site: string;
}

/** What answers where on a site. */
export interface Addresses {
  /** Every address that has a page of its own for as long as the releases are live. */
  readonly pages: readonly string[];
  /** Those that have one for as long as the database lists them. */
  readonly listed: readonly string[];
  /** Regular expressions of those the plain page answers for. Every other one is lost. */
  readonly plain: readonly string[];
}

/** The pages of a site, drawn ahead where that is possible. */
export interface Prerenderer {
  /** The page that answers for an address. */
  at(pathname: string): Promise<SitePage>;
  /** What answers where. Rejects when what the database lists cannot be read. */
  addresses(): Promise<Addresses>;
}

type Patterns = ReadonlySet<string | null>;

/** Found once for each drawer: to look up every address takes longer than to draw a page. */
const knownPatterns = new WeakMap<LoadedDrawer, Map<RemoteBundle, Promise<Patterns>>>();

/** The routes whose pages are all drawn ahead: those that answer for one of the addresses, or list them. */
function drawnPatterns(
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

/** Draws the page at an address; null where the plain page answers. */
async function drawAt(
  { releases, configuration, site }: PrerendererOptions,
  { views }: Live,
  drawer: LoadedDrawer,
  pathname: string,
): Promise<SitePage | null> {
  const answering = drawer.answeringAt(pathname);
  if (answering.kind === 'private') return null;
  const ofRemote = answering.kind === 'public' ? views.get(answering.remote) : undefined;
  let isListed = false;
  if (answering.kind === 'public') {
    if (!ofRemote) return null;
    const { remote } = answering;
    const route = await drawer.routeAt(remote, pathname);
    const isDrawn = (await drawnPatterns(drawer, remote, ofRemote)).has(route);
    if (route !== null && !isDrawn) return null;
    isListed = route !== null && Object.hasOwn(drawer.listedPages.get(remote) ?? {}, route);
  }
  const drawing = await drawer.draw(pathname);
  // Without what the database says of it, no one knows whether it exists.
  if (isListed && drawing.isPartial) return null;
  const composed = composePage({
    shell: await renderPage(releases, 'shell', configuration),
    drawing,
    pathname,
    site,
    remotesUrl: configuration.remotesUrl,
    views: ofRemote ?? null,
  });
  const html = await withHashes(composed, publishedHashes(releases));
  return {
    status: drawing.head.isMissing ? 404 : 200,
    html,
    styleHashes: stylesOf(drawing).map(hashOfStyles),
  };
}

/** Without its slash at the end, which no address has. */
function trimmed(pathname: string): string {
  return pathname.replace(/(.)\/+$/, '$1');
}

/**
 * The pages of a site. What is drawn for an address is kept for five minutes, or until another release is
 * live; lost addresses, of which there is no end, are drawn each time. What cannot be drawn is the plain
 * page, which draws itself.
 */
export function createPrerenderer(options: PrerendererOptions): Prerenderer {
  const { releases, configuration } = options;
  const { backendUrl, publishableKey, signInProviders, socialLinks } = configuration;
  // Somewhere else than the site, or where the site is.
  const address = URL.canParse(backendUrl, options.site) && new URL(backendUrl, options.site);
  const backend =
    address === false
      ? null
      : {
          backendUrl: address.href.replace(/\/$/, ''),
          publishableKey,
          signInProviders,
          socialLinks,
        };
  let drawer: { readonly key: string; readonly loaded: Promise<LoadedDrawer> } | null = null;
  let kept = new Map<string, { readonly page: Promise<SitePage | null>; readonly until: number }>();

  function drawerOf({ key, shell, views }: Live): Promise<LoadedDrawer> {
    if (drawer?.key !== key) {
      kept = new Map();
      const versions = [...views].map(([remote, { version }]) => [remote, version] as const);
      drawer = { key, loaded: loadDrawer(releases, shell, new Map(versions), backend) };
    }
    return drawer.loaded;
  }

  function keep(pathname: string, page: Promise<SitePage | null>): void {
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest);
    kept.delete(pathname);
    kept.set(pathname, { page, until: Date.now() + KEPT_MS });
  }

  async function drawn(live: Live, pathname: string): Promise<SitePage | null> {
    const loaded = await drawerOf(live);
    const known = kept.get(pathname);
    if (known && Date.now() < known.until) return known.page;
    const drawing = drawAt(options, live, loaded, pathname);
    if ([...live.views.values()].some(({ addresses }) => addresses.has(pathname))) {
      keep(pathname, drawing);
    } else if ((await drawing)?.status === 200) {
      keep(pathname, drawing);
    }
    return drawing;
  }

  async function at(pathname: string): Promise<SitePage> {
    try {
      const live = await readLive(releases);
      const page = live && (await drawn(live, trimmed(pathname)));
      if (page) return page;
    } catch (cause) {
      console.warn(`${pathname} is served without being drawn ahead.`, cause);
    }
    const html = await renderPage(releases, 'shell', configuration);
    return { status: 200, html, styleHashes: [] };
  }

  async function addresses(): Promise<Addresses> {
    const live = await readLive(releases);
    if (live === null) throw new NoReleaseError('There is no release of the shell.');
    const loaded = await drawerOf(live);
    const plain = loaded.privatePrefixes.map((prefix) => `^${prefix}(/|$)`);
    for (const [remote, views] of live.views) {
      const drawn = await drawnPatterns(loaded, remote, views);
      for (const pattern of await loaded.patternsOf(remote)) {
        if (!drawn.has(pattern)) plain.push(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`);
      }
    }
    const pages = [...live.views.values()].flatMap((views) => [...views.addresses]);
    const lists = [...loaded.listedPages.values()].flatMap((ofRemote) => Object.values(ofRemote));
    const listed = (await Promise.all(lists.map((list) => list()))).flat();
    return { pages, listed, plain: [...new Set(plain)] };
  }

  return { at, addresses };
}
