import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { activateRelease } from '../../deploy/activation';
import { bundleFolder, readRegistry, type BundleName } from '../../deploy/registry';
import { readHashes } from '../../deploy/releaseMetadata';
import { goLive, goLiveTogether, promoteCanary, startCanary, type GoingLive } from './goLive';
import { writeReleaseMetadata } from './releaseMetadata.js';

let releases: string;
beforeEach(() => {
  releases = mkdtempSync(path.join(os.tmpdir(), 'tree-service-intact-'));
});
afterEach(() => rmSync(releases, { recursive: true }));

const fileOf = (bundle: BundleName, file: string) =>
  path.join(bundleFolder(releases, bundle), '1', file);

function publishOne(bundle: BundleName): void {
  mkdirSync(fileOf(bundle, ''), { recursive: true });
  writeFileSync(fileOf(bundle, 'main.js'), 'main');
  writeFileSync(fileOf(bundle, 'main.js.gz'), gzipSync('main'));
  writeFileSync(fileOf(bundle, 'page.css'), 'page');
  writeFileSync(fileOf(bundle, 'mf-manifest.json'), '{"name":"mf"}');
  writeReleaseMetadata(fileOf(bundle, ''), bundle, {});
}

const going = (bundle: BundleName): GoingLive => ({
  releases,
  bundle,
  version: '1',
  way: 'rollback',
  isDryRun: false,
  allowsFallback: false,
});

test.each<BundleName>(['shell', 'mf-vendor'])(
  'a release of %s is published with the hashes of its files, and goes live with them',
  async (bundle) => {
    publishOne(bundle);
    expect(Object.keys((await readHashes(releases, bundle, '1')) ?? {})).toEqual([
      'main.js',
      'page.css',
    ]);
    await goLive(going(bundle));
    expect(JSON.stringify(await readRegistry(releases))).toContain('"version":"1"');
  },
);

test.each<[what: string, change: (bundle: BundleName) => void, named: string]>([
  ['an altered script', (bundle) => appendFileSync(fileOf(bundle, 'main.js'), '!'), 'main.js'],
  [
    'an altered style sheet',
    (bundle) => appendFileSync(fileOf(bundle, 'page.css'), '!'),
    'page.css',
  ],
  ['a missing file', (bundle) => rmSync(fileOf(bundle, 'page.css')), 'page.css'],
  ['an added script', (bundle) => writeFileSync(fileOf(bundle, 'new.js'), '!'), 'new.js'],
  [
    'an altered compressed copy',
    (bundle) => writeFileSync(fileOf(bundle, 'main.js.gz'), gzipSync('main!')),
    'main.js.gz',
  ],
  [
    'a compressed copy that is none',
    (bundle) => writeFileSync(fileOf(bundle, 'main.js.br'), 'main'),
    'main.js.br',
  ],
])('%s keeps a release from going live, and is named', async (_what, change, named) => {
  for (const bundle of ['shell', 'mf-vendor'] as const) {
    publishOne(bundle);
    change(bundle);
    await expect(goLive(going(bundle))).rejects.toThrow(
      `${bundle} 1 is not as it was published:\n  ${named}\n`,
    );
    await expect(goLiveTogether(releases, new Map([[bundle, '1']]))).rejects.toThrow(
      `${bundle} 1 is not as it was published`,
    );
    expect(await readRegistry(releases)).toEqual({ remotes: {} });
  }
});

test('a canary is looked at as well, at its start and at its end', async () => {
  publishOne('mf-vendor');
  await activateRelease(releases, 'mf-vendor', '0');
  await startCanary(going('mf-vendor'), 10);
  appendFileSync(fileOf('mf-vendor', 'main.js'), '!');
  for (const action of [startCanary(going('mf-vendor'), 20), promoteCanary(going('mf-vendor'))]) {
    await expect(action).rejects.toThrow('not as it was published');
  }
});

test('the registry names the hash of a manifest, and another manifest is refused', async () => {
  publishOne('mf-vendor');
  await goLive(going('mf-vendor'));
  const { integrity } = (await readRegistry(releases)).remotes['mf-vendor'] ?? {};
  expect(integrity).toMatch(/^sha384-[\w+/]{64}$/);
  await activateRelease(releases, 'mf-vendor', '2');
  expect((await readRegistry(releases)).remotes['mf-vendor']?.earlier).toEqual([
    expect.objectContaining({ version: '1', integrity }),
  ]);
  // Altered together with the list of hashes.
  appendFileSync(fileOf('mf-vendor', 'main.js'), '!');
  writeReleaseMetadata(fileOf('mf-vendor', ''), 'mf-vendor', {});
  await expect(goLive(going('mf-vendor'))).rejects.toThrow('  mf-manifest.json\n  main.js.gz\n');
});

test('a release from before hashes were published does not go live', async () => {
  publishOne('mf-vendor');
  writeFileSync(fileOf('mf-vendor', 'mf-manifest.json'), '{}');
  await expect(goLive(going('mf-vendor'))).rejects.toThrow('lists no hashes of its files');
});
