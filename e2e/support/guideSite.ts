import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createPrerenderer } from '../../deploy/prerender/prerenderer';
import { writePages } from '../../deploy/prerender/writePages';
import { renderPage, type PageConfiguration } from '../../deploy/page';
import { startNginx } from '../../deploy/testing/startNginx';
import { commandsOf } from '../../supabase/tests/hosted/guideCommands';
import { publishableKeyIn } from './pageConfiguration';
import type { ProductCopy } from './productCopy';
import { root } from './runningCopy';

const SITE = 'https://trees.example';

/** What deploy/README.md sets up, with a copy of the product in place of the backend. */
export interface GuideSite {
  /** Such as `https://localhost:41234`; its certificate is its own. */
  readonly address: string;
  /** The same without TLS. */
  readonly plainAddress: string;
  close(): Promise<void>;
}

/** Runs `npm run page` as deploy/README.md writes it, with the backend in the places it leaves open. */
async function runPageCommand(
  releases: string,
  { backendUrl, publishableKey }: PageConfiguration,
): Promise<void> {
  const written = commandsOf('deploy/README.md').find((one) => one.endsWith('npm run page'));
  if (!written) throw new Error('The guide does not say how to write the page.');
  const command = written
    .replace('https://PROJECT.supabase.co', backendUrl)
    .replace('PUBLISHABLE_KEY=...', `PUBLISHABLE_KEY=${publishableKey}`);
  await promisify(execFile)('bash', ['-euc', command], {
    cwd: root,
    env: { ...process.env, RELEASES_DIR: releases },
  });
}

/** What `npm run page` writes without the pages drawn ahead, for tests that open none of them. */
export async function writePlainPage(
  releases: string,
  configuration: PageConfiguration,
): Promise<void> {
  await writeFile(
    path.join(releases, 'index.html'),
    await renderPage(releases, 'shell', configuration),
  );
  const views = createPrerenderer({ releases, configuration, site: SITE });
  const { plain } = await views.addresses();
  const none = { pages: [], listed: [], plain };
  await writePages(releases, { ...views, addresses: () => Promise.resolve(none) });
}

/** Serves the releases of a copy with nginx and a certificate, as deploy/README.md says. */
export async function serveByGuide(
  product: ProductCopy,
  writePage = runPageCommand,
): Promise<GuideSite> {
  // By number, because a browser keeps asking names that once had a certificate for one.
  const backend = product.origin.replace('localhost', '127.0.0.1');
  const publishableKey = publishableKeyIn(await (await fetch(`${backend}/account`)).text());
  const configuration = { backendUrl: backend, publishableKey, remotesUrl: '/remotes.json' };
  await writePage(product.releases, configuration);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-guide-'));
  const certificate = { file: path.join(folder, 'site.pem'), key: path.join(folder, 'site.key') };
  const signed = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const written = ['-out', certificate.file, '-keyout', certificate.key];
  execFileSync('openssl', ['req', '-x509', ...signed, ...written], { stdio: 'ignore' });
  const [pass] = await product.query('select secret::text from private.admin_pass_key');
  const settings = { backend, functions: '', certificate, brotli: true };
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
