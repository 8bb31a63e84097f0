import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createSite } from './site';

const VERSION = '20260101-000000-0123456789';
const SCRIPT = `/shell/${VERSION}/main.0123456789.js`;

let folder: string;
let server: Server;
let port: number;

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

// Unlike fetch, this sends a path exactly as it is written.
function get(target: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = ask({ port, host: '127.0.0.1', path: target, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts).toString();
        resolve({ status: response.statusCode, headers: response.headers, body });
      });
    });
    asking.on('error', reject);
    asking.end();
  });
}

const getPage = (target: string) => get(target, { accept: 'text/html,*/*;q=0.8' });

function write(file: string, content: string | Buffer): void {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
}

beforeAll(async () => {
  // These releases have no prerendered home page, which is logged each time.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-site-'));
  write('remotes.json', JSON.stringify({ shell: { version: VERSION }, remotes: {} }));
  write(`shell/${VERSION}/index.html`, '<script id="runtime-config">__RUNTIME_CONFIG__</script>');
  write(SCRIPT, 'let plain;');
  write(`${SCRIPT}.gz`, gzipSync('let packed;'));
  write(`remotes/mf-vendor/${VERSION}/mf-manifest.json`, '{}');
  write(`sourcemaps/shell/${VERSION}/main.0123456789.js.map`, '{}');
  write(`shell/.building-1/main.js`, 'half');
  const origin = 'http://localhost';
  const site = createSite({
    releases: folder,
    origin,
    configuration: {
      backendUrl: origin,
      publishableKey: '</script><script>alert(1)',
      remotesUrl: '/remotes.json',
    },
  });
  server = createServer((incoming, response) => void site(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

test.each(['/', '/vendor/requests', '/no/such/page', '/blog/version-1.2'])(
  'a navigation to %s gets the page, never cached, under the policy',
  async (target) => {
    const { status, headers } = await getPage(target);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['x-frame-options']).toBe('DENY');
  },
);

test('the configuration cannot break out of its element', async () => {
  const { body } = await getPage('/');
  expect(body).toContain('"remotesUrl":"/remotes.json"');
  expect(body.match(/<script/g)).toHaveLength(1);
});

test('a file named by its content is cached for good and sent compressed to whom takes it', async () => {
  const packed = await get(SCRIPT, { 'accept-encoding': 'gzip, deflate' });
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  const plain = await get(SCRIPT, { 'accept-encoding': 'gzip;q=0' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe('let plain;');
});

test('the registry and manifests are never served from a cache', async () => {
  for (const target of ['/remotes.json', `/remotes/mf-vendor/${VERSION}/mf-manifest.json`]) {
    const { status, headers } = await get(target);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(headers['content-type']).toContain('application/json');
  }
});

test.each([
  `/shell/${VERSION}/other.0123456789.js`,
  '/app.js',
  '/other.ico',
  `/shell/${VERSION}/index.html`,
  `/sourcemaps/shell/${VERSION}/main.0123456789.js.map`,
  '/shell/.building-1/main.js',
])('%s is missing, and no page is served instead', async (target) => {
  const { status, headers } = await getPage(target);
  expect(status).toBe(404);
  expect(headers['content-type']).toContain('text/plain');
});

test.each(['/%zz', '/%', '/../package.json', '/shell/..%2f..%2fpackage.json', '/a\\b', '/%00'])(
  '%s is refused as malformed',
  async (target) => {
    const { status } = await getPage(target);
    expect(status).toBe(400);
  },
);

test('robots.txt says what crawlers may read', async () => {
  const { status, headers, body } = await get('/robots.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^User-agent: \*\nDisallow: /);
  expect(body).toContain('Sitemap: http://localhost/sitemap.xml\n');
});

test('search engines find every public page of the live release, and none before there is one', async () => {
  expect((await get('/sitemap.xml')).status).toBe(404);
  write(
    'remotes.json',
    JSON.stringify({
      shell: { version: VERSION },
      remotes: { 'mf-public': { version: VERSION, manifest: '/none.json' } },
    }),
  );
  write(
    `remotes/mf-public/${VERSION}/public-pages.json`,
    JSON.stringify(['/', '/blog/bark-&-roots']),
  );
  const { status, headers, body } = await get('/sitemap.xml');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(body).toContain('<loc>http://localhost/</loc>');
  expect(body).toContain('<loc>http://localhost/blog/bark-&amp;-roots</loc>');
});

test.each(['mail', 'maildark'])(
  'the picture of mails has an address that stays, and may be shown by other sites: %s',
  async (name) => {
    const { status, headers } = await get(`/pictures/${name}.png`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  },
);

test.each(['/pictures/none.png', '/pictures/mail.png/', '/pictures/x/mail.png'])(
  'there is nothing but pictures below /pictures: %s',
  async (target) => {
    expect((await get(target)).status).toBe(404);
  },
);
