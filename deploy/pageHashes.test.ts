/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashOf } from './fileHashes.js';
import { publishedHashes, sealedPage, withHashes } from './pageHashes';

let releases: string;
beforeEach(() => {
  releases = mkdtempSync(path.join(os.tmpdir(), 'tree-service-page-'));
  const integrity = {
    'main.1.js': hashOf('main'),
    'later.1.js': hashOf('later'),
    'page.1.css': hashOf('page'),
  };
  for (const [folder, file] of [
    ['shell/1', 'release.json'],
    ['remotes/mf-public/2', 'mf-manifest.json'],
  ] as const) {
    mkdirSync(path.join(releases, folder), { recursive: true });
    writeFileSync(path.join(releases, folder, file), JSON.stringify({ release: { integrity } }));
  }
});
afterEach(() => rmSync(releases, { recursive: true }));

/** What a browser reads in a page: each element that asks for a file, with its attributes. */
function filesOf(html: string): Record<string, string | null>[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('script[src], link')].map((element) => ({
    file: element.getAttribute('src') ?? element.getAttribute('href'),
    integrity: element.getAttribute('integrity'),
    crossorigin: element.getAttribute('crossorigin'),
  }));
}

test('every script, style sheet and preload of a page gets the hash of its file', async () => {
  const html = await sealedPage(
    releases,
    `<head><link rel="icon" href="/shell/1/icon.svg"><link rel="preload" as="script" href="/shell/1/main.1.js">
     <link rel="stylesheet" href="/remotes/mf-public/2/page.1.css" data-prerendered/>
     <link rel="preload" as="fetch" href="/remotes.json" crossorigin>
     <script defer="defer" src="/shell/1/main.1.js"></script></head><body></body>`,
    'shell',
    '1',
  );
  const crossorigin = 'anonymous';
  expect(filesOf(html)).toEqual([
    { file: '/shell/1/icon.svg', integrity: null, crossorigin: null },
    { file: '/shell/1/main.1.js', integrity: hashOf('main'), crossorigin },
    { file: '/remotes/mf-public/2/page.1.css', integrity: hashOf('page'), crossorigin },
    { file: '/remotes.json', integrity: null, crossorigin: '' },
    { file: '/shell/1/main.1.js', integrity: hashOf('main'), crossorigin },
  ]);
});

test('a page lists the hashes of the scripts its bundle loads later', async () => {
  const html = await sealedPage(releases, '<head></head>', 'mf-public', '2');
  const [, list = ''] =
    /<script type="application\/json" id="integrity">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(list)).toEqual({
    base: '/remotes/mf-public/2/',
    files: { 'main.1.js': hashOf('main'), 'later.1.js': hashOf('later') },
  });
});

test('what has a hash keeps it', async () => {
  const html = '<script src="/shell/1/main.1.js" integrity="sha384-own"></script>';
  expect(await withHashes(html, publishedHashes(releases))).toBe(html);
});

test.each(['/shell/1/added.1.js', '/shell/2/main.1.js', '/elsewhere/main.1.js'])(
  'a page that names %s, which was published without a hash, is not served',
  async (file) => {
    const html = `<script src="${file}"></script>`;
    await expect(withHashes(html, publishedHashes(releases))).rejects.toThrow(file);
  },
);
