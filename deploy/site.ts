import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { adminFilesCache, hasAdminPass, isAdminFile, sourceMapFile } from './adminPass';
import { packed, packingFor } from './compressedPage';
import { contentTypeOf } from './contentTypes';
import type { SitePage } from './prerender/drawPage';
import { createPrerenderer, type Prerenderer } from './prerender/prerenderer';
import { NOTICES_PATH } from './notices';
import { outsideSources } from './outsideSources';
import { renderPage, type PageConfiguration, type ServedPage } from './page';
import { PICTURE_CACHE, pictureFile, pictureHeaders } from './pictures';
import { REGISTRY_FILE } from './registry';
import { requestPath } from './requestPath';
import { robotsOf, ROBOTS_PATH } from './robots';
import { contentSecurityPolicy, everywhere, onPages } from './securityHeaders';
import { ICON_CACHE, siteIcon } from './siteIcons';
import { isSitemapPath, liveSitemaps } from './sitemap';
import { sendFile } from './staticFile';

/** What the site serves, and for whom. */
export interface SiteOptions {
  readonly releases: string;
  /** Origin the site is reached at, such as `http://localhost:3000`. */
  readonly origin: string;
  readonly configuration: PageConfiguration;
  /** Which page answers navigations; the shell's when absent. */
  readonly page?: ServedPage;
  /** The pages of the product; drawn from the live releases when absent. */
  readonly prerenderer?: Prerenderer;
  /** Seconds until what answers at an address is built; null once it is. Everything is when absent. */
  readonly secondsLeft?: (pathname: string) => number | null;
  /** What passes to the administrators' bundle are signed with; no one gets its files when absent. */
  readonly adminPassSecret?: string;
}

/** Answers one request, whatever it is. Never throws. */
export type Site = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

// Only these parts of the releases are served; source maps to administrators alone, notes on sources to nobody.
const PUBLIC = /^\/(?:shell|remotes)\/(?!.*\/\.)[^/.]/;

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, {
    ...everywhere,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(`${sentence}\n`);
}

function sendToCrawler(
  { method }: IncomingMessage,
  response: ServerResponse,
  type: string,
  text: string,
): void {
  response.writeHead(200, {
    ...everywhere,
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'public, max-age=3600',
  });
  response.end(method === 'HEAD' ? undefined : text);
}

function sendIcon(
  { method }: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  icon: Buffer,
): void {
  response.writeHead(200, {
    ...everywhere,
    'Content-Type': contentTypeOf(path.extname(pathname)) ?? '',
    'Content-Length': icon.byteLength,
    'Cache-Control': ICON_CACHE,
  });
  response.end(method === 'HEAD' ? undefined : icon);
}

function wantsPage({ headers }: IncomingMessage, pathname: string): boolean {
  const ending = path.extname(pathname);
  if (contentTypeOf(ending) !== undefined) return false;
  const { accept = '*/*' } = headers;
  // Browsers say what a request is for; command-line tools ask for anything.
  const isTool = headers['sec-fetch-dest'] === undefined && accept.includes('*/*');
  return accept.includes('text/html') || isTool;
}

/**
 * The static site: files of the releases compressed ahead, the registry, and for navigations the page
 * of the live release with its configuration. What is missing is a 404, never a page.
 */
export function createSite(options: SiteOptions): Site {
  const { releases, origin, configuration, page = 'shell', adminPassSecret } = options;
  const { secondsLeft = () => null } = options;
  const { prerenderer = createPrerenderer({ releases, configuration, site: origin }) } = options;
  const policyFor = (styleHashes: readonly string[]) =>
    contentSecurityPolicy({
      siteOrigin: origin,
      backendOrigin: new URL(configuration.backendUrl, origin).origin,
      outside: outsideSources(configuration, origin),
      styleHashes,
    });

  async function pageAt(pathname: string): Promise<SitePage> {
    if (page === 'shell') return prerenderer.at(pathname);
    const html = await renderPage(releases, page, configuration);
    return { status: 200, html, styleHashes: [] };
  }

  async function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<void> {
    const { status, html, styleHashes } = await pageAt(pathname);
    const wait = secondsLeft(pathname);
    const packing = packingFor(String(request.headers['accept-encoding'] ?? ''));
    const body = packing === null ? Buffer.from(html) : await packed(html, packing);
    response.writeHead(wait === null ? status : 503, {
      ...everywhere,
      ...onPages,
      ...(wait !== null && { 'Retry-After': wait }),
      ...(packing && { 'Content-Encoding': packing }),
      'Content-Security-Policy': policyFor(styleHashes),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.byteLength,
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  async function sendRelease(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<void> {
    const isAdmin = isAdminFile(pathname);
    const sourceMap = sourceMapFile(pathname);
    // Served alone, the bundle is a page for everyone; source maps never are.
    const isOpen = page === 'mf-admin' && sourceMap === null;
    if (isAdmin && !isOpen && !mayReadAdminFiles(request)) {
      response.writeHead(404, {
        ...everywhere,
        'Content-Length': 0,
        ...adminFilesCache,
      });
      response.end();
      return;
    }
    const sent =
      !pathname.endsWith('.html') &&
      (await sendFile(
        request,
        response,
        path.join(releases, sourceMap ?? pathname),
        undefined,
        isAdmin ? adminFilesCache : undefined,
      ));
    if (!sent) refuse(response, 404, 'There is no such file.');
  }

  async function listedPages(): Promise<readonly string[]> {
    try {
      return (await prerenderer.addresses()).listed;
    } catch (cause) {
      console.warn('The sitemap lacks the pages that the database lists.', cause);
      return [];
    }
  }

  function mayReadAdminFiles({ headers }: IncomingMessage): boolean {
    return adminPassSecret !== undefined && hasAdminPass(headers.cookie, adminPassSecret);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      refuse(response, 405, 'This address can only be read.');
      return;
    }
    const pathname = requestPath(request.url ?? '/');
    if (pathname === null) {
      refuse(response, 400, 'This address is malformed.');
      return;
    }
    if ([`/${REGISTRY_FILE}`, NOTICES_PATH].includes(pathname) || PUBLIC.test(pathname)) {
      await sendRelease(request, response, pathname);
      return;
    }
    const picture = pictureFile(pathname);
    if (picture !== null) {
      const sent = await sendFile(request, response, picture, PICTURE_CACHE, pictureHeaders);
      if (!sent) refuse(response, 404, 'There is no such file.');
      return;
    }
    const icon = siteIcon(pathname);
    if (icon !== null) {
      sendIcon(request, response, pathname, await icon);
      return;
    }
    if (pathname === ROBOTS_PATH) {
      sendToCrawler(request, response, 'text/plain', robotsOf(origin));
      return;
    }
    if (isSitemapPath(pathname)) {
      const sitemaps = await liveSitemaps(releases, origin, await listedPages());
      const sitemap = sitemaps.get(pathname);
      if (sitemap === undefined) refuse(response, 404, 'There is no such file.');
      else sendToCrawler(request, response, 'application/xml', sitemap);
      return;
    }
    if (wantsPage(request, pathname)) await sendPage(request, response, pathname);
    else refuse(response, 404, 'There is no such file.');
  }

  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (failure) {
      console.error(`${request.method ?? ''} ${request.url ?? ''} failed.`, failure);
      if (response.headersSent) response.destroy();
      else refuse(response, 503, 'The site cannot answer right now. Please try again.');
    }
  };
}
