import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { startNginx } from './testing/startNginx';
import { startSite, type TestServer } from './testing/startSite';

const SECRET: string = randomUUID();
const VERSION = '20260101-000000-0123456789';
const FOLDER = `/remotes/mf-admin/${VERSION}`;
const SCRIPT = `${FOLDER}/main.0123456789.js`;
const SOURCE_MAP = `/remotes/mf-admin/sourcemaps/mf-vendor/${VERSION}/main.0123456789.js.map`;
const FILES = [
  SOURCE_MAP,
  SCRIPT,
  `${SCRIPT}.gz`,
  `${FOLDER}/mf-manifest.json`,
  `${FOLDER}/standalone.html`,
];
const SPELLINGS = [
  SCRIPT.replace('mf-admin', 'mf%2dadmin'),
  SCRIPT.replace('/mf-admin', '//mf-admin'),
  SCRIPT.replace('/mf-admin', '/mf-vendor/../mf-admin'),
  SCRIPT.replace('/mf-admin', '/./mf-admin'),
];

let releases: string;

function write(address: string, content: string | Buffer): void {
  const file = path.join(releases, address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeAll(() => {
  releases = mkdtempSync(path.join(os.tmpdir(), 'tree-service-admin-pass-'));
  write('remotes.json', JSON.stringify({ shell: { version: VERSION }, remotes: {} }));
  write(SCRIPT, 'let secretly;');
  write(`${SCRIPT}.gz`, gzipSync('let secretly;'));
  write(`${FOLDER}/mf-manifest.json`, '{}');
  write(`/sourcemaps/mf-vendor/${VERSION}/main.0123456789.js.map`, '{"sources":[]}');
  write(`/sourcemaps/mf-vendor/${VERSION}/notes.txt`, 'let nobody;');
  write(`${FOLDER}/standalone.html`, '<html></html>');
  write(`/remotes/mf-vendor/${VERSION}/main.0123456789.js`, 'let openly;');
});

afterAll(() => rmSync(releases, { recursive: true }));

/** A pass as the database signs it; its end in seconds from now. */
function pass(endsInSeconds: number, secret: string = SECRET): string {
  const expires = Math.floor(Date.now() / 1000) + endsInSeconds;
  const signature = createHash('md5').update(`${expires} ${secret}`).digest('base64url');
  return `${signature}.${expires}`;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

// Unlike fetch, this sends a path exactly as it is written.
function getRaw(port: number, address: string, cookie?: string): Promise<Answer> {
  const headers = cookie === undefined ? {} : { cookie };
  return new Promise((resolve, reject) => {
    ask({ port, host: '127.0.0.1', path: address, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        body += part;
      });
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe.each([
  ['the local server', () => startSite(releases, SECRET)],
  ['nginx', () => startNginx(releases, SECRET)],
])('%s', (_name, start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  const get = (address: string, cookie?: string) => getRaw(server.port, address, cookie);
  const withPass = (address: string, one: string) =>
    get(address, `theme=dark; admin_pass=${one}; other=1`);

  test.each([...FILES, `${SCRIPT}?v=1`, `${FOLDER}/none.0123456789.js`])(
    'without a pass, %s is a 404 without a byte',
    async (address) => {
      const { status, body } = await get(address);
      expect({ status, body }).toEqual({ status: 404, body: '' });
    },
  );

  test.each(SPELLINGS)('%s is no way around it', async (address) => {
    const { status, body } = await get(address);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('let');
  });

  test('with a pass, scripts and manifests come, and no cache may give them to anyone else', async () => {
    for (const address of [SCRIPT, SOURCE_MAP, `${FOLDER}/mf-manifest.json`]) {
      const { status, body, headers } = await withPass(address, pass(600));
      expect(status).toBe(200);
      expect(body).not.toBe('');
      expect(headers).toMatchObject({
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  test('a shared cache stores neither a file nor its absence, and tells cookies apart', async () => {
    for (const answer of [await withPass(SCRIPT, pass(600)), await get(SCRIPT)]) {
      expect(answer.headers['cdn-cache-control']).toBe('no-store');
      expect(answer.headers.vary).toContain('Cookie');
    }
  });

  test('a pass opens neither pages nor files that are missing', async () => {
    expect((await withPass(`${FOLDER}/standalone.html`, pass(600))).status).toBe(404);
    expect((await withPass(`${FOLDER}/none.0123456789.js`, pass(600))).status).toBe(404);
  });

  test('a pass opens nothing beside the source maps', async () => {
    for (const address of [
      SOURCE_MAP.replace('main.0123456789.js.map', 'notes.txt'),
      SOURCE_MAP.replace('/remotes/mf-admin', ''),
    ]) {
      const { status, body } = await withPass(address, pass(600));
      expect([400, 404]).toContain(status);
      expect(body).not.toContain('let');
    }
  });

  const ended = pass(-1);
  const [signature = '', expires = ''] = pass(600).split('.');
  test.each([
    ['has ended', ended],
    ['was signed with another secret', pass(600, randomUUID())],
    ['was signed without a secret', pass(600, '')],
    ['has a later end than was signed', `${signature}.${Number(expires) + 600}`],
    ['has an earlier signature', `${ended.split('.')[0]}.${expires}`],
    ['is only a signature', signature],
    ['is only an end', `.${expires}`],
    ['is empty', ''],
    ['is longer', `${signature}.${expires}0`],
    ['is written as nginx reads it', `${signature},${expires}`],
  ])('a pass that %s opens nothing', async (_what, one) => {
    const { status, body } = await withPass(SCRIPT, one);
    expect({ status, body }).toEqual({ status: 404, body: '' });
  });

  test('the other areas need no pass', async () => {
    const { status, body } = await get(`/remotes/mf-vendor/${VERSION}/main.0123456789.js`);
    expect({ status, body }).toEqual({ status: 200, body: 'let openly;' });
  });
});
