import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { everywhere } from './securityHeaders';
import { startNginx } from './testing/startNginx';
import { startSite, type TestServer } from './testing/startSite';

// What is not there is answered with the headers of everything else, by both servers.

const RELEASE = '/shell/20260101-000000-0123456789';
const MISSING = [
  '/app.js',
  '/other.ico',
  '/remotes/none.json',
  '/sitemap.xml',
  '/remotes/mf-admin/main.js',
  `${RELEASE}/index.html`,
  `${RELEASE}/.hidden/main.js`,
  `${RELEASE}/other.0123456789.js`,
];

let releases: string;
beforeAll(() => {
  releases = mkdtempSync(path.join(os.tmpdir(), 'tree-service-missing-'));
  mkdirSync(path.join(releases, RELEASE), { recursive: true });
  writeFileSync(path.join(releases, RELEASE, 'index.html'), '<html></html>');
});
afterAll(() => rmSync(releases, { recursive: true }));

const servers: [string, () => Promise<TestServer>][] = [
  ['the server of npm start', () => startSite(releases, 'secret')],
  ['nginx', () => startNginx(releases, 'secret')],
];

test.each(servers)('%s answers 404 under the headers of every answer', async (_, start) => {
  const { port, stop } = await start();
  try {
    for (const target of MISSING) {
      const { status, headers } = await fetch(`http://127.0.0.1:${port}${target}`);
      expect([target, status]).toEqual([target, 404]);
      for (const [name, value] of Object.entries(everywhere)) {
        expect([target, name, headers.get(name)]).toEqual([target, name, value]);
      }
    }
  } finally {
    await stop();
  }
});
