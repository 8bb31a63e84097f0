import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { BRAND_COLOR } from './brandMark';
import { everywhere } from './securityHeaders';
import { createSite } from './site';
import { writeSiteIcons } from './siteIcons';
import { startNginx, type Nginx } from './testing/startNginx';

let releases: string;
let site: Server;
let nginx: Nginx;
let origins: readonly string[];

beforeAll(async () => {
  releases = mkdtempSync(path.join(os.tmpdir(), 'tree-service-icons-'));
  await writeSiteIcons(releases);
  const origin = 'http://localhost';
  const answer = createSite({
    releases,
    origin,
    configuration: { backendUrl: origin, publishableKey: '', remotesUrl: '/remotes.json' },
  });
  site = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  nginx = await startNginx(releases, 'secret');
  const bound = site.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  origins = [port, nginx.port].map((one) => `http://127.0.0.1:${one}`);
});
afterAll(async () => {
  site.close();
  site.closeAllConnections();
  await nginx.stop();
  rmSync(releases, { recursive: true });
});

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/apple-touch-icon.png', 'image/png'],
])('%s is the same from both servers, under the headers of every answer', async (target, type) => {
  for (const origin of origins) {
    const answer = await fetch(origin + target);
    expect([origin, answer.status]).toEqual([origin, 200]);
    for (const [name, value] of Object.entries({
      ...everywhere,
      'content-type': type,
      'cache-control': 'public, max-age=86400',
    })) {
      expect([origin, name, answer.headers.get(name)]).toEqual([origin, name, value]);
    }
    const body = Buffer.from(await answer.arrayBuffer());
    expect(body.equals(readFileSync(path.join(releases, target)))).toBe(true);
    const head = await fetch(origin + target, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(body.length));
  }
});

test('the icon of phones is the white mark on the color of the brand, without transparency', async () => {
  const icon = sharp(path.join(releases, 'apple-touch-icon.png'));
  expect(await icon.metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false });
  const { data } = await icon.raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => {
    const start = (y * 180 + x) * 3;
    return `#${data.subarray(start, start + 3).toString('hex')}`;
  };
  expect(colorAt(2, 2)).toBe(BRAND_COLOR);
  expect(colorAt(76, 55)).toBe('#ffffff');
});

test('the icon of tabs holds the mark in three sizes', async () => {
  const ico = readFileSync(path.join(releases, 'favicon.ico'));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, edge] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const [length, start] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    const picture = sharp(ico.subarray(start, start + length));
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: edge, height: edge });
    expect([ico[entry], (await picture.stats()).isOpaque]).toEqual([edge, false]);
  }
});

test('the page names the icon of phones', () => {
  const page = readFileSync(path.join(__dirname, '../shell/src/index.html'), 'utf8');
  expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />');
});
