import { renderPage, type PageConfiguration } from '../page';
import { publishedHashes, withHashes } from '../pageHashes';
import { composePage, hashOfStyles, stylesOf } from './composePage';
import type { LoadedDrawer } from './drawer';
import { drawnPatterns, type LiveViews } from './liveViews';

/** A page, ready to send. */
export interface SitePage {
  readonly status: 200 | 404;
  readonly html: string;
  /** Hashes of the style elements in it; none where it was not drawn. */
  readonly styleHashes: readonly string[];
}

/** What the pages of a site are drawn with. */
export interface PrerendererOptions {
  readonly releases: string;
  readonly configuration: PageConfiguration;
  readonly site: string;
}

/** Draws the page at an address; null where the plain page answers. */
export async function drawPage(
  { releases, configuration, site }: PrerendererOptions,
  { views }: LiveViews,
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
