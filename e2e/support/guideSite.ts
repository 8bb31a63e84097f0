import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startNginx } from '../../deploy/testing/startNginx';
import { publishableKeyIn } from './pageConfiguration';
import type { ProductCopy } from './productCopy';
import { root } from './runningCopy';

/** What deploy/README.md sets up, with a copy of the product in place of the backend. */
export interface GuideSite {
  /** Such as `https://localhost:41234`; its certificate is its own. */
  readonly address: string;
  /** The same without TLS. */
  readonly plainAddress: string;
  close(): Promise<void>;
}

/** Writes the pages with the command of the guide: `npm run page`. */
async function writePages(
  releases: string,
  variables: Readonly<Record<string, string>>,
): Promise<void> {
  const env = { ...process.env, ...variables, RELEASES_DIR: releases };
  await promisify(execFile)('npm', ['run', 'page'], { cwd: root, env });
}

/** Serves the releases of a copy with nginx and a certificate, as deploy/README.md says. */
export async function serveByGuide(product: ProductCopy): Promise<GuideSite> {
  // By number, because a browser keeps asking names that once had a certificate for one.
  const backend = product.origin.replace('localhost', '127.0.0.1');
  const publishableKey = publishableKeyIn(await (await fetch(`${backend}/account`)).text());
  await writePages(product.releases, {
    BACKEND_URL: backend,
    PUBLISHABLE_KEY: publishableKey,
    SITE_URL: 'https://trees.example',
  });
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
