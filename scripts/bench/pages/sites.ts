import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createPrerenderer, type Prerenderer } from '../../../deploy/prerender/prerenderer';
import { readRegistry } from '../../../deploy/registry';
import { hashesOf } from '../../../deploy/fileHashes.js';
import { withHashes, withHashList } from '../../../deploy/pageHashes';
import { createSite, type Site } from '../../../deploy/site';
import { sendFile } from '../../../deploy/staticFile';
import { releases } from '../../product/environment';
import { buildTwin } from './buildTwin.js';
import type { MeasuredPage } from './pageList';
import { scriptTags, withoutScripts } from './scriptTags';
import { startSecureServer, type SecureServer } from './secureServer';

const ORIGIN = 'https://localhost';

/** The pages that are measured, and how they are served. */
export interface Measured {
  readonly pages: readonly MeasuredPage[];
  readonly views: Prerenderer;
  readonly serve: (views: Prerenderer) => Site;
}

/** Draws pages with what a backend tells visitors, so that none is drawn while it is timed. */
export async function drawMeasured(
  backendUrl: string,
  publishableKey: string,
  pages: readonly MeasuredPage[],
): Promise<Measured> {
  const configuration = { backendUrl, publishableKey, remotesUrl: '/remotes.json' };
  const views = createPrerenderer({ releases, configuration, site: ORIGIN });
  for (const { address } of pages) await views.at(address);
  return {
    pages,
    views,
    serve: (prerenderer) => createSite({ releases, origin: ORIGIN, configuration, prerenderer }),
  };
}

/** The same pages with their HTML changed. */
function changed(
  { views }: Measured,
  change: (html: string, pathname: string) => string | Promise<string>,
): Prerenderer {
  return {
    ...views,
    async at(pathname) {
      const page = await views.at(pathname);
      return { ...page, html: await change(page.html, pathname) };
    },
  };
}

/** The product as it is released. */
export function startFederated({ views, serve }: Measured): Promise<SecureServer> {
  const site = serve(views);
  return startSecureServer((request, response) => void site(request, response));
}

/** The same pages without a script. */
export function startStatic(measured: Measured): Promise<SecureServer> {
  const site = measured.serve(changed(measured, withoutScripts));
  return startSecureServer((request, response) => void site(request, response));
}

/** The same pages with everything in one bundle, built into a folder. */
export async function startTwin(measured: Measured, folder: string): Promise<SecureServer> {
  const { shell } = await readRegistry(releases);
  if (!shell) throw new Error('There is no release of the shell.');
  // Fonts and pictures are those of the release; the twin's own scripts are beside them.
  const address = `/shell/${shell.version}/`;
  const scriptsOf = await buildTwin({ outputPath: folder, address });
  const plain = await readFile(path.join(folder, 'index.html'), 'utf8');
  const start = scriptTags(plain);
  const hashes = hashesOf(folder);
  const site = measured.serve(
    changed(measured, (html, pathname) => {
      const page = measured.pages.find((one) => one.address === pathname)?.page;
      const own = (page === undefined ? [] : (scriptsOf[page] ?? [])).map(
        (name) => `<link rel="preload" as="script" href="${address}${name}">`,
      );
      const named = withoutScripts(html)
        .replace(/data-drawn-release="[^"]*"/, 'data-drawn-release=""')
        .replace('</head>', () => `${[...start, ...own].join('')}</head>`);
      return withHashes(
        withHashList(named, address, hashes),
        (script) => hashes[script.slice(address.length)] ?? '',
      );
    }),
  );
  return startSecureServer((request, response) => {
    const file = path.join(folder, path.basename(request.url ?? '/'));
    void (async () => {
      const isOwn = file.endsWith('.js') && (await sendFile(request, response, file));
      if (!isOwn) await site(request, response);
    })();
  });
}
