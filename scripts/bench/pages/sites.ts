import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createFirstViews, type FirstViews } from '../../../deploy/firstView/firstViews';
import { readRegistry } from '../../../deploy/registry';
import { createSite } from '../../../deploy/site';
import { sendFile } from '../../../deploy/staticFile';
import { releases } from '../../product/environment';
import { buildTwin } from './buildTwin.js';
import { measuredPages } from './pageList';
import { startSecureServer, type SecureServer } from './secureServer';

const ORIGIN = 'https://localhost';
// No first view waits for the backend, so that none has to run.
const configuration = { backendUrl: '/', publishableKey: 'none', remotesUrl: '/remotes.json' };

const firstViews = createFirstViews({ releases, configuration, site: ORIGIN });

function siteOf(views: FirstViews) {
  return createSite({ releases, origin: ORIGIN, configuration, firstViews: views });
}

/** The same pages with their HTML changed. */
function changed(change: (html: string, pathname: string) => string): FirstViews {
  return {
    ...firstViews,
    async at(pathname) {
      const page = await firstViews.at(pathname);
      return { ...page, html: change(page.html, pathname) };
    },
  };
}

/** The product as it is released. */
export function startFederated(): Promise<SecureServer> {
  const site = siteOf(firstViews);
  return startSecureServer((request, response) => void site(request, response));
}

const SCRIPTS =
  /<script defer[^>]*><\/script>|<link rel="preload"[^>]*>|<script[^>]* id="drawn-manifest"[^>]*>[^<]*<\/script>/g;

const withoutScripts = (html: string) => html.replace(SCRIPTS, '');

/** The same pages without a script. */
export function startStatic(): Promise<SecureServer> {
  const site = siteOf(changed(withoutScripts));
  return startSecureServer((request, response) => void site(request, response));
}

/** The same pages with everything in one bundle, built into a folder. */
export async function startTwin(folder: string): Promise<SecureServer> {
  const { shell } = await readRegistry(releases);
  if (!shell) throw new Error('There is no release of the shell.');
  // Fonts and pictures are those of the release; the twin's own scripts stand beside them.
  const address = `/shell/${shell.version}/`;
  const scriptsOf = await buildTwin({ outputPath: folder, address });
  const plain = await readFile(path.join(folder, 'index.html'), 'utf8');
  const start = plain.match(SCRIPTS) ?? [];
  const site = siteOf(
    changed((html, pathname) => {
      const page = measuredPages.find((one) => one.address === pathname)?.page;
      const own = (page === undefined ? [] : (scriptsOf[page] ?? [])).map(
        (name) => `<link rel="preload" as="script" href="${address}${name}">`,
      );
      return withoutScripts(html)
        .replace(/data-drawn-release="[^"]*"/, 'data-drawn-release=""')
        .replace('</head>', () => `${[...start, ...own].join('')}</head>`);
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
