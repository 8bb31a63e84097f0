import { createPrerenderer, type Prerenderer } from '../../../deploy/prerender/prerenderer';
import { createSite, type Site } from '../../../deploy/site';
import { releases } from '../../product/environment';
import type { MeasuredPage } from './pageList';
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

/** The product as it is released. */
export function startFederated({ views, serve }: Measured): Promise<SecureServer> {
  const site = serve(views);
  return startSecureServer((request, response) => void site(request, response));
}

/** The tags by which a page names its scripts and what they ask for. Hashes may come before or after every other attribute. */
const SCRIPT_TAGS = new RegExp(
  [
    '<script(?=[^>]* defer)[^>]*></script>',
    '<link(?=[^>]* rel="preload")[^>]*>',
    '<script(?=[^>]* id="(?:drawn-manifest|integrity)")[^>]*>[^<]*</script>',
  ].join('|'),
  'g',
);

/** The same pages without a script. */
export function startStatic({ views, serve }: Measured): Promise<SecureServer> {
  const site = serve({
    ...views,
    async at(pathname) {
      const page = await views.at(pathname);
      return { ...page, html: page.html.replace(SCRIPT_TAGS, '') };
    },
  });
  return startSecureServer((request, response) => void site(request, response));
}
