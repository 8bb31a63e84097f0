import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { connect as connectTls, type SecureVersion } from 'node:tls';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { everywhere } from './securityHeaders';
import { PAGES_FOLDER } from './prerender/writePages';
import { findNginx } from './testing/findNginx';
import { plainMaps, startNginx, type Nginx } from './testing/startNginx';

// nginx with a certificate and HTTP/2, as browsers reach it.

const RELEASE = '/shell/20260101-000000-0123456789';
const TEXT = 'A page that is long enough to be packed. '.repeat(50);

let folder: string;
let releases: string;
let certificate: { file: string; key: string };
let nginx: Nginx;
let accessLog: string;
let session: ClientHttp2Session;

function write(file: string, content: string | Buffer): void {
  const place = path.join(releases, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-tls-'));
  certificate = { file: path.join(folder, 'site.pem'), key: path.join(folder, 'site.key') };
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
  write(`${RELEASE}/main.0123456789.js.br`, brotliCompressSync('let smaller;'));
  write(`${RELEASE}/icon.0123456789.svg`, '<svg/>');
  write(`${RELEASE}/font.0123456789.woff2`, 'font');
  accessLog = path.join(folder, 'access.log');
  nginx = await startNginx(releases, 'secret', { certificate, brotli: true, accessLog });
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

// Browsers name both, and get the smaller.
const PACKINGS = [
  ['gzip', 'gzip', gunzipSync],
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
] as const;

test.each(['/', '/services', '/account'])(
  '%s is a page, packed for whom takes it',
  async (target) => {
    for (const [encoding, accepted, unpack] of PACKINGS) {
      const packed = await get(target, { 'accept-encoding': accepted });
      expect(packed.headers).toMatchObject({
        ':status': 200,
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': encoding,
        'cache-control': 'no-cache',
        vary: expect.stringContaining('Accept-Encoding'),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-frame-options': 'DENY',
      });
      expect(unpack(packed.body).toString()).toBe(TEXT);
    }
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
  const texts = { gzip: 'let packed;', br: 'let smaller;' };
  for (const [encoding, accepted, unpack] of PACKINGS) {
    const { headers, body } = await get(`${RELEASE}/main.0123456789.js`, {
      'accept-encoding': accepted,
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toContain('Accept-Encoding');
    expect(unpack(body).toString()).toBe(texts[encoding]);
  }
});

test('who comes without TLS is sent to the same address with it', async () => {
  const asked = `http://localhost:${nginx.plainPort}/services?near=78704`;
  const { status, headers } = await fetch(asked, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([
    301,
    `https://localhost:${nginx.port}/services?near=78704`,
  ]);
});

describe('in the nginx.conf that comes with nginx', () => {
  const INSTALLED = '/etc/nginx/nginx.conf';

  /** What nginx says of the files of this folder, with the names of a deployment in them. */
  function check({ without }: { without: readonly string[] }) {
    const server = mkdtempSync(path.join(folder, 'server-'));
    const etc = path.join(server, 'nginx');
    mkdirSync(etc);
    const files = readdirSync(path.join(__dirname, 'nginx')).filter(
      (one) => !without.includes(one),
    );
    for (const file of files) {
      const text = readFileSync(path.join(__dirname, 'nginx', file), 'utf8')
        .replaceAll('trees.example', 'trees.test')
        // A name that is found nowhere: nginx starts without its backend.
        .replaceAll('PROJECT.supabase.co', 'backend.invalid')
        .replaceAll('/srv/tree-service/releases', releases)
        .replace('/etc/ssl/trees.test.pem', certificate.file)
        .replace('/etc/ssl/trees.test.key', certificate.key);
      writeFileSync(path.join(etc, file), text);
    }
    writeFileSync(path.join(etc, 'adminPass.secret'), 'set $admin_pass_secret "secret";\n');
    const conf = readFileSync(INSTALLED, 'utf8').replace(
      /^http \{/m,
      'http {\ninclude nginx/site.conf;',
    );
    expect(conf).toContain('include nginx/site.conf;');
    writeFileSync(path.join(server, 'nginx.conf'), conf);
    const words = ['-t', '-c', path.join(server, 'nginx.conf'), '-e', 'stderr'];
    const { status, stderr } = spawnSync(findNginx() ?? 'nginx', words, { encoding: 'utf8' });
    return {
      status,
      said: stderr.split('\n').filter((line) => /\[(?:emerg|warn|error)\]/.test(line)),
    };
  }

  test.each([
    ['with all files', []],
    ['without brotli.conf', ['brotli.conf']],
  ])('the site is read without a complaint, %s', (_which, without) => {
    expect(check({ without })).toEqual({ status: 0, said: [] });
  });

  test('a file that is missing is complained about', () => {
    const { status, said } = check({ without: ['functions.conf'] });
    expect(status).toBe(1);
    expect(said.join()).toContain('functions.conf');
  });
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

/** Opens a connection by a name, as one of the versions of TLS; resolves with the version, or with why not. */
function handshake(servername: string, version: SecureVersion = 'TLSv1.3'): Promise<string> {
  return new Promise((resolve) => {
    const socket = connectTls({
      ...{ port: nginx.port, host: '127.0.0.1', servername, rejectUnauthorized: false },
      ...{ minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' },
    });
    socket.once('secureConnect', () => {
      resolve(String(socket.getProtocol()));
      socket.destroy();
    });
    socket.once('error', () => {
      resolve('refused');
    });
  });
}

test('only what is asked for by the name of the site is answered', async () => {
  expect(await handshake('localhost')).toBe('TLSv1.3');
  expect(await handshake('other.example')).toBe('refused');
  const plain = (host: string) =>
    new Promise((resolve) => {
      const asking = request({ port: nginx.plainPort, host: '127.0.0.1', headers: { host } });
      asking.once('response', ({ statusCode }) => {
        resolve(statusCode);
      });
      asking.once('error', () => {
        resolve('refused');
      });
      asking.end();
    });
  expect(await plain('localhost')).toBe(301);
  expect(await plain('other.example')).toBe('refused');
});

test.each(['TLSv1', 'TLSv1.1'] as const)('%s is refused, and TLS 1.2 is not', async (version) => {
  expect(await handshake('localhost', version)).toBe('refused');
  expect(await handshake('localhost', 'TLSv1.2')).toBe('TLSv1.2');
});

test('addresses with a secret are not in the log, and one caller has a few a minute', async () => {
  const secret = 'f'.repeat(64);
  const statuses: unknown[] = [];
  for (let number = 0; number < 30; number += 1) {
    const address = number % 2 ? `/calendar/${secret}.ics` : `/unsubscribe/${secret}`;
    statuses.push((await get(address)).headers[':status']);
  }
  // The backend is nowhere here.
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(502));
  expect(statuses.at(-1)).toBe(429);
  expect((await get('/services')).headers[':status']).toBe(200);
  const logged = readFileSync(accessLog, 'utf8');
  expect(logged).toContain('GET /services');
  expect(logged).not.toContain(secret);
});

test('load balancers hear that the server answers', async () => {
  const { headers, body } = await get('/healthz');
  expect(headers[':status']).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body.toString()).toBe('ok\n');
});
