import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publish, publishedVersions } from './publish';

let releases: string;
beforeEach(() => {
  releases = mkdtempSync(path.join(os.tmpdir(), 'tree-service-publish-'));
});
afterEach(() => {
  rmSync(releases, { recursive: true });
});

function compile(script: string): string {
  const folder = path.join(releases, 'remotes/mf-vendor/.building-1');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'main.js'), script);
  writeFileSync(path.join(folder, 'main.js.map'), '{}');
  writeFileSync(path.join(folder, 'mf-stats.json'), '{}');
  writeFileSync(
    path.join(folder, 'standalone.html'),
    'src="/remotes/mf-vendor/__RELEASE__/main.js"',
  );
  writeFileSync(
    path.join(folder, 'prerender.json'),
    JSON.stringify({ html: '<img src="/remotes/mf-vendor/__RELEASE__/assets/oak.svg">' }),
  );
  return folder;
}

test('a release gets a folder named by time and content, its address written into its pages', async () => {
  const version = await publish(releases, 'mf-vendor', compile('one'));
  expect(version).toMatch(/^\d{8}-\d{6}-[0-9a-f]{10}$/);
  const folder = path.join(releases, 'remotes/mf-vendor', version);
  expect(readFileSync(path.join(folder, 'standalone.html'), 'utf8')).toContain(
    `/remotes/mf-vendor/${version}/main.js`,
  );
  expect(readFileSync(path.join(folder, 'prerender.json'), 'utf8')).toContain(
    `/remotes/mf-vendor/${version}/assets/oak.svg`,
  );
});

test('source maps are kept apart from what is served, statistics not at all', async () => {
  const version = await publish(releases, 'mf-vendor', compile('one'));
  expect(readdirSync(path.join(releases, 'remotes/mf-vendor', version)).sort()).toEqual([
    'main.js',
    'prerender.json',
    'standalone.html',
  ]);
  expect(existsSync(path.join(releases, 'sourcemaps/mf-vendor', version, 'main.js.map'))).toBe(
    true,
  );
});

test('the same content keeps its version, other content gets another, and both stay', async () => {
  const first = await publish(releases, 'mf-vendor', compile('one'));
  const again = await publish(releases, 'mf-vendor', compile('one'));
  const second = await publish(releases, 'mf-vendor', compile('two'));
  expect(again).toBe(first);
  expect(second).not.toBe(first);
  await expect(publishedVersions(releases, 'mf-vendor')).resolves.toEqual([first, second].sort());
});
