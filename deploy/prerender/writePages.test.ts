import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startNginx, type Nginx } from '../testing/startNginx';
import type { Prerenderer } from './prerenderer';
import { writePages } from './writePages';

const VENDORS = ['a', 'b', 'c'].map((letter) => `/providers/${letter.repeat(36)}`);
const [LISTED = '', UNDRAWN = '', GONE = ''] = VENDORS;

const HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const FONTS = 'sha256-fonts';

const styleHashes: Readonly<Record<string, string>> = {
  '/services/arborist': 'sha256-arborist',
  [LISTED]: 'sha256-pro',
};

const views: Prerenderer = {
  at: (pathname) =>
    Promise.resolve({
      status: ['/404', GONE].includes(pathname) ? 404 : 200,
      html: `drawn for ${pathname}`,
      styleHashes: pathname === UNDRAWN ? [] : [FONTS, styleHashes[pathname] ?? HASH],
    }),
  addresses: () =>
    Promise.resolve({
      pages: ['/', '/services', '/services/arborist'],
      listed: VENDORS,
      plain: ['^/vendor(/|$)', '^/auth/callback/?$'],
    }),
};

const outside = {
  pictures: ['https://tiles.example'],
  connections: ['https://tiles.example', 'https://glyphs.example'],
  workers: ['blob:'],
};

let releases: string;
let nginx: Nginx;
beforeAll(async () => {
  releases = mkdtempSync(path.join(os.tmpdir(), 'tree-service-pages-'));
  writeFileSync(path.join(releases, 'index.html'), 'plain page');
  await expect(writePages(releases, views, outside)).resolves.toBe(4);
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

test.each(['/', '/services', '/services/arborist', LISTED])(
  'nginx answers %s with its page',
  async (at) => {
    const { status, body, policy } = await get(at);
    expect([status, body]).toEqual([200, `drawn for ${at}`]);
    expect(policy).toContain(` '${FONTS}' '${styleHashes[at] ?? HASH}'; font-src`);
  },
);

test('the policy allows what maps and forecasts need', async () => {
  const { policy } = await get('/');
  expect(policy).toContain('worker-src blob:;');
  expect(policy).toMatch(/img-src [^;]* https:\/\/tiles\.example;/);
  expect(policy).toMatch(/connect-src [^;]* https:\/\/tiles\.example https:\/\/glyphs\.example;/);
});

test('an address with a slash at its end is the same page', async () => {
  expect(await get('/services/')).toMatchObject({ status: 200, body: 'drawn for /services' });
});

test.each(['/vendor', '/vendor/leads', '/auth/callback', UNDRAWN])(
  'the plain page answers %s',
  async (at) => {
    expect(await get(at)).toMatchObject({ status: 200, body: 'plain page' });
  },
);

test.each(['/lost', '/services/lost', '/vendors', '/owner/lost', '/providers/5', GONE])(
  '%s is lost',
  async (at) => {
    const { status, body, policy } = await get(at);
    expect([status, body]).toEqual([404, 'drawn for /404']);
    expect(policy).toContain("script-src 'self'");
  },
);

test('pages are not served as files', async () => {
  expect((await get('/pages/services.html')).status).toBe(404);
});

test('writing them again replaces them all', async () => {
  const fewer: Prerenderer = {
    ...views,
    addresses: () => Promise.resolve({ pages: ['/'], listed: [], plain: [] }),
  };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-pages-'));
  try {
    await writePages(folder, views);
    expect(existsSync(path.join(folder, 'pages/services.html'))).toBe(true);
    await writePages(folder, fewer);
    expect(existsSync(path.join(folder, 'pages/services.html'))).toBe(false);
    expect(readFileSync(path.join(folder, 'pages/index.html'), 'utf8')).toBe('drawn for /');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
