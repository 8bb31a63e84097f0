import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createPrerenderer } from '../../deploy/prerender/prerenderer';
import { writePages } from '../../deploy/prerender/writePages';
import { renderPage, type PageConfiguration } from '../../deploy/page';
import { writeSiteIcons } from '../../deploy/siteIcons';
import { liveSitemap } from '../../deploy/sitemap';
import { startNginx } from '../../deploy/testing/startNginx';
import { publishableKeyIn } from './pageConfiguration';
import type { ProductCopy } from './productCopy';

const SITE = 'https://trees.example';

/** What deploy/README.md sets up, with a copy of the product in place of the backend. */
export interface GuideSite {
  /** Such as `https://localhost:41234`; its certificate is its own. */
  readonly address: string;
  /** The same without TLS. */
  readonly plainAddress: string;
  close(): Promise<void>;
}

/** What `npm run page` writes; of the hundreds of pages drawn ahead, only those a test opens. */
async function writePagesOf(
  releases: string,
  configuration: PageConfiguration,
  opened: readonly string[],
): Promise<void> {
  const page = await renderPage(releases, 'shell', configuration);
  await writeFile(path.join(releases, 'index.html'), page);
  const views = createPrerenderer({ releases, configuration, site: SITE });
  const { pages, listed, plain } = await views.addresses();
  const fewer = { pages: pages.filter((one) => opened.includes(one)), listed: [], plain };
  await writePages(releases, { ...views, addresses: () => Promise.resolve(fewer) });
  await writeFile(
    path.join(releases, 'sitemap.xml'),
    (await liveSitemap(releases, SITE, listed)) ?? '',
  );
  await writeSiteIcons(releases);
}

/** Serves the releases of a copy with nginx and a certificate, as deploy/README.md says. */
export async function serveByGuide(
  product: ProductCopy,
  opened: readonly string[],
): Promise<GuideSite> {
  // By number, because a browser keeps asking names that once had a certificate for one.
  const backend = product.origin.replace('localhost', '127.0.0.1');
  const publishableKey = publishableKeyIn(await (await fetch(`${backend}/account`)).text());
  const configuration = { backendUrl: backend, publishableKey, remotesUrl: '/remotes.json' };
  await writePagesOf(product.releases, configuration, opened);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-guide-'));
  const certificate = { file: path.join(folder, 'site.pem'), key: path.join(folder, 'site.key') };
  const signed = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const written = ['-out', certificate.file, '-keyout', certificate.key];
  execFileSync('openssl', ['req', '-x509', ...signed, ...written], { stdio: 'ignore' });
  const [pass] = await product.query('select secret::text from private.admin_pass_key');
  const settings = { backend, functions: backend, certificate, brotli: true };
  const nginx = await startNginx(product.releases, String(pass?.['secret']), settings);
  return {
    address: `https://localhost:${nginx.port}`,
    plainAddress: `http://localhost:${nginx.plainPort}`,
    async close() {
      await nginx.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
