import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { everywhere } from './securityHeaders';
import { PAGES_FOLDER } from './prerender/writePages';
import { plainMaps, startNginx, type Nginx } from './testing/startNginx';

// nginx with a certificate and HTTP/2, as browsers reach it.

const RELEASE = '/shell/20260101-000000-0123456789';
const TEXT = 'A page that is long enough to be packed. '.repeat(50);

let folder: string;
let releases: string;
let nginx: Nginx;
let session: ClientHttp2Session;

function write(file: string, content: string | Buffer): void {
  const place = path.join(releases, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-tls-'));
  const certificate = { file: path.join(folder, 'site.pem'), key: path.join(folder, 'site.key') };
  const signed = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const written = ['-out', certificate.file, '-keyout', certificate.key];
  execFileSync('openssl', ['req', '-x509', ...signed, ...written], { stdio: 'ignore' });

  releases = path.join(folder, 'releases');
  write('index.html', TEXT);
  write(`${PAGES_FOLDER}/index.html`, TEXT);
  write(`${PAGES_FOLDER}/services.html`, TEXT);
  write(`${PAGES_FOLDER}/404.html`, TEXT);
  write(
    `${PAGES_FOLDER}/nginx.conf`,
    plainMaps('map $uri $plain_page { default ""; ~^/account "1"; }'),
  );
  write('remotes.json', '{}');
  write('.well-known/apple-app-site-association', '{}');
  write('.well-known/secret.json', '{}');
  write(`${RELEASE}/main.0123456789.js`, 'let plain;');
  write(`${RELEASE}/main.0123456789.js.gz`, gzipSync('let packed;'));
  write(`${RELEASE}/icon.0123456789.svg`, '<svg/>');
  write(`${RELEASE}/font.0123456789.woff2`, 'font');
  nginx = await startNginx(releases, 'secret', { certificate });
  session = connect(`https://localhost:${nginx.port}`, { rejectUnauthorized: false });
});
afterAll(async () => {
  session.close();
  await nginx.stop();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function get(target: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = session.request({ ':path': target, ...headers });
    const parts: Buffer[] = [];
    let received: IncomingHttpHeaders = {};
    asking.on('response', (answer) => (received = answer));
    asking.on('data', (part: Buffer) => parts.push(part));
    asking.on('end', () => {
      resolve({ headers: received, body: Buffer.concat(parts) });
    });
    asking.on('error', reject);
    asking.end();
  });
}

test('phones read which app opens links of the site, and nothing else there', async () => {
  const apple = await get('/.well-known/apple-app-site-association');
  expect(apple.headers).toMatchObject({
    ':status': 200,
    'content-type': 'application/json; charset=utf-8',
  });
  for (const missing of ['assetlinks.json', 'secret.json']) {
    const { headers } = await get(`/.well-known/${missing}`);
    expect([missing, headers[':status']]).toEqual([missing, 404]);
  }
});

test.each(['/', '/services', '/account'])(
  '%s is a page, packed for whom takes it',
  async (target) => {
    const packed = await get(target, { 'accept-encoding': 'gzip' });
    expect(packed.headers).toMatchObject({
      ':status': 200,
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'no-cache',
      vary: expect.stringContaining('Accept-Encoding'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-frame-options': 'DENY',
    });
    expect(gunzipSync(packed.body).toString()).toBe(TEXT);
    const plain = await get(target);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(TEXT);
  },
);

test.each([
  [`${RELEASE}/main.0123456789.js`, 'text/javascript; charset=utf-8'],
  [`${RELEASE}/icon.0123456789.svg`, 'image/svg+xml'],
  [`${RELEASE}/font.0123456789.woff2`, 'font/woff2'],
])('%s is kept for good and has its type', async (target, type) => {
  const { headers } = await get(target);
  expect(headers).toMatchObject({
    ':status': 200,
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('a script is sent as it was packed when it was built', async () => {
  const { headers, body } = await get(`${RELEASE}/main.0123456789.js`, {
    'accept-encoding': 'gzip',
  });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(body).toString()).toBe('let packed;');
});

test('the registry is never cached', async () => {
  const { headers } = await get('/remotes.json');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['cache-control']).toBe('public, no-cache');
});

test('a lost address is answered with its page and 404, under the headers of every answer', async () => {
  const { headers, body } = await get('/does/not/exist');
  expect(headers).toMatchObject({ ':status': 404, 'content-type': 'text/html; charset=utf-8' });
  expect(body.toString()).toBe(TEXT);
  for (const [name, value] of Object.entries(everywhere)) {
    expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
  }
});

test('load balancers hear that the server answers', async () => {
  const { headers, body } = await get('/healthz');
  expect(headers[':status']).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body.toString()).toBe('ok\n');
});
