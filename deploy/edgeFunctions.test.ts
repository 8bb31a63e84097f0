import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createEncryptedServer } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { everywhere } from './securityHeaders';
import { startNginx, type Nginx } from './testing/startNginx';

// Hosted Edge Functions replace the type and the policy of pages; nginx gives people the page as it was
// written.

const POLICY = "default-src 'none'; form-action 'self'";
const PAGE = '<h1>Stop these emails?</h1>';

let upstream: Server;
let releases: string;
let nginx: Nginx;
const asked: IncomingMessage[] = [];

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

beforeAll(async () => {
  upstream = createServer((request, response) => {
    asked.push(request);
    const isPage = request.url?.startsWith('/functions/v1/unsubscribe/') ?? false;
    response.writeHead(200, {
      'content-type': isPage ? 'text/plain' : 'text/calendar; charset=utf-8',
      'content-security-policy': "default-src 'none'; sandbox",
      ...(isPage && { 'x-page-policy': POLICY }),
      'set-cookie': '__cf_bm=1',
      'x-content-type-options': 'nosniff',
    });
    response.end(isPage ? PAGE : 'BEGIN:VCALENDAR');
  });
  const port = await portOf(upstream);
  releases = mkdtempSync(path.join(os.tmpdir(), 'tree-service-functions-'));
  nginx = await startNginx(releases, 'secret', { backend: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await nginx.stop();
  upstream.close();
  upstream.closeAllConnections();
  rmSync(releases, { recursive: true });
});
beforeEach(() => {
  asked.length = 0;
});

const ask = (target: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${nginx.port}${target}`, init);

test('the page links in mails lead to is a page, under its own policy', async () => {
  const answer = await ask('/unsubscribe/token.kind.signature');
  expect(asked.map(({ url }) => url)).toEqual(['/functions/v1/unsubscribe/token.kind.signature']);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toBe(POLICY);
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await answer.text()).toBe(PAGE);
});

test('one-click requests of mail programs arrive, cookies and invented addresses do not', async () => {
  const answer = await ask('/unsubscribe/token', {
    method: 'POST',
    headers: {
      cookie: 'admin_pass=1',
      authorization: 'Bearer 1',
      'x-forwarded-for': '198.51.100.66',
    },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(answer.status).toBe(200);
  expect(
    asked.map(({ method, headers }) => [method, headers.cookie, headers.authorization]),
  ).toEqual([['POST', undefined, undefined]]);
  expect(asked[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
});

test('a calendar keeps its type', async () => {
  const answer = await ask(`/calendar/${'0'.repeat(64)}.ics`);
  expect(asked.map(({ url }) => url)).toEqual([`/functions/v1/calendar/${'0'.repeat(64)}.ics`]);
  expect(asked[0]?.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toBeNull();
  for (const [name, value] of Object.entries(everywhere)) {
    expect([name, answer.headers.get(name)]).toEqual([name, value]);
  }
});

describe('a backend with a certificate', () => {
  let folder: string;
  let certificate: { file: string; key: string };
  let encrypted: Server;
  let backend: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-backend-'));
    certificate = { file: path.join(folder, 'own.pem'), key: path.join(folder, 'own.key') };
    const signed = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'];
    const written = ['-out', certificate.file, '-keyout', certificate.key];
    execFileSync('openssl', ['req', '-x509', ...signed, ...written], { stdio: 'ignore' });
    const [key, cert] = [certificate.key, certificate.file].map((file) => readFileSync(file));
    encrypted = createEncryptedServer({ key, cert }, (_request, response) => {
      response.end('BEGIN:VCALENDAR');
    });
    backend = `https://127.0.0.1:${await portOf(encrypted)}`;
  });
  afterAll(() => {
    encrypted.close();
    encrypted.closeAllConnections();
    rmSync(folder, { recursive: true });
  });

  async function calendarOf(settings: { trusted?: string }): Promise<number> {
    const site = await startNginx(releases, 'secret', { backend, ...settings });
    try {
      return (await fetch(`http://127.0.0.1:${site.port}/calendar/1.ics`)).status;
    } finally {
      await site.stop();
    }
  }

  test('is asked when the certificate is one that is trusted, and not otherwise', async () => {
    expect(await calendarOf({ trusted: certificate.file })).toBe(200);
    expect(await calendarOf({})).toBe(502);
  });
});

test('the site is served while the name of its backend is found nowhere', async () => {
  const site = await startNginx(releases, 'secret', { backend: 'https://backend.invalid' });
  try {
    expect((await fetch(`http://127.0.0.1:${site.port}/healthz`)).status).toBe(200);
  } finally {
    await site.stop();
  }
});
