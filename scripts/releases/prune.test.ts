import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { activateRelease } from '../../deploy/activation';
import { bundleFolder, changeRegistry, readRegistry, type BundleName } from '../../deploy/registry';
import { startCanary } from './goLive';
import { pruneReleases, publishedAt, removeRelease } from './prune';
import { publishedVersions } from './publish';

const NOW = new Date('2026-06-30T12:00:00Z');
const KERNEL = '@tree-service/kernel';

let releases: string;
beforeEach(() => {
  releases = mkdtempSync(path.join(os.tmpdir(), 'tree-service-prune-'));
});
afterEach(() => rmSync(releases, { recursive: true }));

/** A version published some days before now. */
function daysAgo(days: number): string {
  const at = new Date(NOW.getTime() - days * 24 * 60 * 60_000);
  const time = at.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  return `${time}-${String(days).padStart(10, '0')}`;
}
function publish(bundle: BundleName, days: number, kernel = '1.0.0'): string {
  const version = daysAgo(days);
  const folder = path.join(bundleFolder(releases, bundle), version);
  const maps = path.join(releases, 'sourcemaps', bundle, version);
  for (const one of [folder, maps]) mkdirSync(one, { recursive: true });
  writeFileSync(path.join(maps, 'main.js.map'), '{}');
  const common = { contract: 1, packages: {} };
  const [file, facts] =
    bundle === 'shell'
      ? ['release.json', { provides: { ...common, kernel, broken: {} } }]
      : ['mf-manifest.json', { needs: { ...common, exports: { [KERNEL]: { notify: kernel } } } }];
  writeFileSync(path.join(folder, file), JSON.stringify({ release: { integrity: {}, ...facts } }));
  return version;
}
async function release(bundle: BundleName, days: number, kernel?: string): Promise<void> {
  await activateRelease(releases, bundle, publish(bundle, days, kernel));
}
const prune = (days = 30, isDryRun = false) =>
  pruneReleases({ releases, days, isDryRun, now: NOW });
const kept = (bundle: BundleName) => publishedVersions(releases, bundle);

test('the live release, the one before it and those of the period stay; older ones go', async () => {
  for (const days of [200, 150, 100]) await release('shell', days);
  for (const days of [120, 90, 60, 20, 5]) await release('mf-vendor', days);
  // Only the one before and those that run on other shells stay in the registry.
  const would = await prune(30, true);
  expect(await kept('mf-vendor')).toHaveLength(5);
  const pruned = await prune();
  expect(pruned).toEqual(would);
  expect(await kept('shell')).toEqual([150, 100].map(daysAgo));
  // The one of 60 days ago was live until 20 days ago.
  expect(await kept('mf-vendor')).toEqual([60, 20, 5].map(daysAgo));
  expect(await prune()).toEqual([]);
  expect(await readRegistry(releases)).toMatchObject({
    shell: { version: daysAgo(100) },
    remotes: { 'mf-vendor': { version: daysAgo(5), earlier: [{ version: daysAgo(20) }] } },
  });
});

test('what the registry names stays however old it is, canaries and fallbacks too', async () => {
  await release('shell', 200);
  publish('mf-vendor', 190);
  const canary = publish('mf-vendor', 180);
  await release('mf-vendor', 170);
  for (const days of [160, 150, 140]) publish('mf-vendor', days);
  await startCanary(
    {
      ...{ releases, bundle: 'mf-vendor', version: canary, way: 'release' },
      ...{ isDryRun: false, allowsFallback: false },
    },
    10,
  );
  await changeRegistry(releases, async (registry) => {
    const live = registry.remotes['mf-vendor'];
    if (!live) throw new Error('Nothing is live.');
    const earlier = [{ version: daysAgo(190), manifest: '/m' }];
    return { ...registry, remotes: { 'mf-vendor': { ...live, earlier } } };
  });
  await prune();
  expect(await kept('mf-vendor')).toEqual([190, 180, 170, 140].map(daysAgo));
});

test('what the shell before the live one can run stays, so that it can be taken back', async () => {
  await release('shell', 200, '1.0.0');
  for (const days of [190, 180, 170]) await release('mf-vendor', days, '1.0.0');
  await release('shell', 150, '2.0.0');
  for (const days of [140, 130, 120, 10]) await release('mf-vendor', days, '2.0.0');
  // As if it had been dropped from the registry.
  await changeRegistry(releases, async (registry) => {
    const { earlier: _dropped, ...live } = registry.remotes['mf-vendor'] ?? {};
    if (!('version' in live)) throw new Error('Nothing is live.');
    return { ...registry, remotes: { 'mf-vendor': live } };
  });
  await prune();
  expect(await kept('mf-vendor')).toEqual([170, 120, 10].map(daysAgo));
});

test('what a written page still loads stays', async () => {
  for (const days of [200, 150, 100]) await release('shell', days);
  mkdirSync(path.join(releases, 'pages/services'), { recursive: true });
  writeFileSync(
    path.join(releases, 'pages/services/tree-removal.html'),
    `<script src="/shell/${daysAgo(200)}/main.0123456789.js"></script>`,
  );
  await prune();
  expect(await kept('shell')).toEqual([200, 150, 100].map(daysAgo));
});

test('source maps stay as long as reports of errors', async () => {
  for (const days of [100, 80, 50, 40]) await release('shell', days);
  await prune();
  const hasMaps = (days: number) =>
    existsSync(path.join(releases, 'sourcemaps/shell', daysAgo(days)));
  expect(await kept('shell')).toEqual([50, 40].map(daysAgo));
  expect([100, 80, 50, 40].map(hasMaps)).toEqual([false, true, true, true]);
});

test('a release that the registry names is refused, and without a live one nothing is deleted', async () => {
  publish('shell', 200);
  await expect(prune()).rejects.toThrow('has no live release');
  await release('shell', 100);
  const registry = await readRegistry(releases);
  await expect(removeRelease(releases, registry, 'shell', daysAgo(100))).rejects.toThrow(
    'is named by remotes.json',
  );
  expect(await kept('shell')).toEqual([200, 100].map(daysAgo));
});

test('a version tells when it was published, and another folder is never old', () => {
  expect(publishedAt(daysAgo(0))).toBe(NOW.getTime());
  expect(publishedAt('not-a-version')).toBeNull();
});
