import { NoReleaseError, renderPage } from '../page';
import { loadDrawer, type LoadedDrawer } from './drawer';
import { drawPage, type PrerendererOptions, type SitePage } from './drawPage';
import { drawnPatterns, readLiveViews, type LiveViews } from './liveViews';

/** How long a page is served as it was drawn; then what it reads may have changed. */
const KEPT_MS = 5 * 60 * 1000;

/** The most pages kept in memory. */
const MOST_KEPT = 2_000;

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

/** Without its slash at the end, which no address has. */
function trimmed(pathname: string): string {
  return pathname.replace(/(.)\/+$/, '$1');
}

/** What pages read from; null where its address is none. */
function backendOf({ configuration, site }: PrerendererOptions) {
  const { backendUrl, publishableKey, signInProviders, socialLinks } = configuration;
  // Somewhere else than the site, or where the site is.
  if (!URL.canParse(backendUrl, site)) return null;
  const { href } = new URL(backendUrl, site);
  return { backendUrl: href.replace(/\/$/, ''), publishableKey, signInProviders, socialLinks };
}

async function addressesOf({ views }: LiveViews, drawer: LoadedDrawer): Promise<Addresses> {
  const plain = drawer.privatePrefixes.map((prefix) => `^${prefix}(/|$)`);
  for (const [remote, ofRemote] of views) {
    const drawn = await drawnPatterns(drawer, remote, ofRemote);
    for (const pattern of await drawer.patternsOf(remote)) {
      if (!drawn.has(pattern)) plain.push(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`);
    }
  }
  const pages = [...views.values()].flatMap(({ addresses }) => [...addresses]);
  const lists = [...drawer.listedPages.values()].flatMap((ofRemote) => Object.values(ofRemote));
  const listed = (await Promise.all(lists.map((list) => list()))).flat();
  return { pages, listed, plain: [...new Set(plain)] };
}

/**
 * The pages of a site. What is drawn for an address is kept for five minutes, or until another release is
 * live; lost addresses, of which there is no end, are drawn each time. What cannot be drawn is the plain
 * page, which draws itself.
 */
export function createPrerenderer(options: PrerendererOptions): Prerenderer {
  const { releases, configuration } = options;
  const backend = backendOf(options);
  let drawer: { readonly key: string; readonly loaded: Promise<LoadedDrawer> } | null = null;
  let kept = new Map<string, { readonly page: Promise<SitePage | null>; readonly until: number }>();

  function drawerOf({ key, shell, views }: LiveViews): Promise<LoadedDrawer> {
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

  async function drawn(live: LiveViews, pathname: string): Promise<SitePage | null> {
    const loaded = await drawerOf(live);
    const known = kept.get(pathname);
    if (known && Date.now() < known.until) return known.page;
    const drawing = drawPage(options, live, loaded, pathname);
    if ([...live.views.values()].some(({ addresses }) => addresses.has(pathname))) {
      keep(pathname, drawing);
    } else if ((await drawing)?.status === 200) {
      keep(pathname, drawing);
    }
    return drawing;
  }

  async function at(pathname: string): Promise<SitePage> {
    try {
      const live = await readLiveViews(releases);
      const page = live && (await drawn(live, trimmed(pathname)));
      if (page) return page;
    } catch (cause) {
      console.warn(`${pathname} is served without being drawn ahead.`, cause);
    }
    const html = await renderPage(releases, 'shell', configuration);
    return { status: 200, html, styleHashes: [] };
  }

  async function addresses(): Promise<Addresses> {
    const live = await readLiveViews(releases);
    if (live === null) throw new NoReleaseError('There is no release of the shell.');
    return addressesOf(live, await drawerOf(live));
  }

  return { at, addresses };
}
