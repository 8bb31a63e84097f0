import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startNginx, type Nginx } from '../testing/startNginx';
import type { FirstViews } from './firstViews';
import { writePages } from './writePages';

const HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const views: FirstViews = {
  at: (pathname) =>
    Promise.resolve({
      status: pathname === '/404' ? 404 : 200,
      html: `drawn for ${pathname}`,
      styleHash: pathname === '/services/arborist' ? 'sha256-arborist' : HASH,
    }),
  addresses: () =>
    Promise.resolve({
      pages: ['/', '/services', '/services/arborist'],
      plain: ['^/vendor(/|$)', '^/providers/[^/]+/?$'],
    }),
};

let releases: string;
let nginx: Nginx;
beforeAll(async () => {
  releases = mkdtempSync(path.join(os.tmpdir(), 'tree-service-pages-'));
  writeFileSync(path.join(releases, 'index.html'), 'plain page');
  await expect(writePages(releases, views)).resolves.toBe(3);
  nginx = await startNginx(releases, 'secret');
});
afterAll(async () => {
  await nginx.stop();
  rmSync(releases, { recursive: true });
});

async function get(address: string) {
  const response = await fetch(`http://127.0.0.1:${nginx.port}${address}`);
  const policy = response.headers.get('content-security-policy');
  return { status: response.status, body: await response.text(), policy };
}

test.each(['/', '/services', '/services/arborist'])(
  'nginx answers %s with its page',
  async (at) => {
    const { status, body, policy } = await get(at);
    expect([status, body]).toEqual([200, `drawn for ${at}`]);
    expect(policy).toContain(at === '/services/arborist' ? "'sha256-arborist'" : `'${HASH}'`);
  },
);

test('an address with a slash at its end is the same page', async () => {
  expect(await get('/services/')).toMatchObject({ status: 200, body: 'drawn for /services' });
});

test.each(['/vendor', '/vendor/leads', '/providers/5'])('the plain page answers %s', async (at) => {
  expect(await get(at)).toMatchObject({ status: 200, body: 'plain page' });
});

test.each(['/lost', '/services/lost', '/vendors'])('%s is lost', async (at) => {
  const { status, body, policy } = await get(at);
  expect([status, body]).toEqual([404, 'drawn for /404']);
  expect(policy).toContain("script-src 'self'");
});

test('pages are not served as files', async () => {
  expect((await get('/pages/services.html')).status).toBe(404);
});

test('writing them again replaces them all', async () => {
  const fewer: FirstViews = {
    ...views,
    addresses: () => Promise.resolve({ pages: ['/'], plain: [] }),
  };
  await writePages(releases, fewer);
  expect(existsSync(path.join(releases, 'pages/services.html'))).toBe(false);
  expect(readFileSync(path.join(releases, 'pages/index.html'), 'utf8')).toBe('drawn for /');
});
