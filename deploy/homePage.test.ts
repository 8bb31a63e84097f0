import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { hashOf } from './fileHashes.js';
import { packed, packingFor } from './compressedPage';
import { renderHomePage } from './homePage';

const VERSION = '20260101-000000-0123456789';
const configuration = {
  backendUrl: 'https://trees.example',
  publishableKey: 'key',
  remotesUrl: '/remotes.json',
};

let releases: string;

function write(file: string, content: unknown): void {
  const place = path.join(releases, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
}

beforeEach(() => {
  releases = mkdtempSync(path.join(os.tmpdir(), 'tree-service-home-'));
  const manifest = `/remotes/mf-public/${VERSION}/mf-manifest.json`;
  write('remotes.json', {
    shell: { version: VERSION },
    remotes: { 'mf-public': { version: VERSION, manifest } },
  });
  write(
    `shell/${VERSION}/index.html`,
    '<head></head><body><script id="runtime-config">__RUNTIME_CONFIG__</script><div id="root"></div></body>',
  );
  const integrity = Object.fromEntries(
    ['frame.css', 'home.css', 'remoteEntry.js', 'home.js'].map((file) => [file, hashOf(file)]),
  );
  write(manifest, {
    metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    release: { integrity },
  });
  write(`shell/${VERSION}/release.json`, { release: { integrity } });
  write(`shell/${VERSION}/prerender.json`, {
    html: '<header></header><main><div id="prerendered"></div></main>',
    styles: 'frame.css',
    scripts: [],
  });
  write(`remotes/mf-public/${VERSION}/prerender.json`, {
    html: '<h1>Costs $& and $1</h1>',
    styles: 'home.css',
    scripts: ['home.js'],
  });
});
afterEach(() => rmSync(releases, { recursive: true, force: true }));

test('the home page is inserted into the frame unchanged', async () => {
  expect(await renderHomePage(releases, configuration)).toContain(
    '<div id="root"><header></header><main><div id="prerendered"><h1>Costs $& and $1</h1></div></main></div>',
  );
});

test('every file the home page will need is asked for at once', async () => {
  const html = await renderHomePage(releases, configuration);
  const remote = `/remotes/mf-public/${VERSION}`;
  for (const address of [
    `/shell/${VERSION}/frame.css`,
    `${remote}/home.css`,
    '/remotes.json',
    `${remote}/mf-manifest.json`,
    `${remote}/remoteEntry.js`,
    `${remote}/home.js`,
  ]) {
    const tag = new RegExp(`<link [^>]*href="${address}"`).exec(html)?.[0];
    expect(tag).toBeDefined();
    const isHashed = /\.(?:js|css)$/.test(address);
    if (isHashed) expect(tag).toContain(`integrity="${hashOf(path.basename(address))}"`);
  }
});

test('a release without prerender.json gives the plain page', async () => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  rmSync(path.join(releases, 'remotes/mf-public', VERSION, 'prerender.json'));
  expect(await renderHomePage(releases, configuration)).toContain('<div id="root"></div>');
  expect(warning).toHaveBeenCalled();
});

test('pages are packed as the browser accepts it', async () => {
  expect(packingFor('gzip, deflate, br')).toBe('br');
  expect(packingFor('gzip;q=0.8')).toBe('gzip');
  expect(packingFor('identity')).toBeNull();
  expect(packingFor(undefined)).toBeNull();
  expect(gunzipSync(await packed('<p>Tree</p>', 'gzip')).toString()).toBe('<p>Tree</p>');
});
