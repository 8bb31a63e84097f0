import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { activateRelease } from './activation';
import { readRegistry } from './registry';

let releases: string;
beforeEach(() => {
  releases = mkdtempSync(path.join(os.tmpdir(), 'tree-service-registry-'));
});
afterEach(() => {
  rmSync(releases, { recursive: true });
});

test('before the first release nothing is live', async () => {
  await expect(readRegistry(releases)).resolves.toEqual({ remotes: {} });
});

test('activating a release changes one entry and nothing else', async () => {
  await activateRelease(releases, 'shell', '1');
  await activateRelease(releases, 'mf-owner', '1');
  await activateRelease(releases, 'mf-vendor', '1');
  await activateRelease(releases, 'mf-vendor', '2');
  await expect(readRegistry(releases)).resolves.toEqual({
    shell: { version: '1' },
    remotes: {
      'mf-owner': { version: '1', manifest: '/remotes/mf-owner/1/mf-manifest.json' },
      'mf-vendor': {
        version: '2',
        manifest: '/remotes/mf-vendor/2/mf-manifest.json',
        earlier: [{ version: '1', manifest: '/remotes/mf-vendor/1/mf-manifest.json' }],
      },
    },
  });
});

test('concurrent activations all count', async () => {
  await Promise.all([
    activateRelease(releases, 'mf-public', '1'),
    activateRelease(releases, 'mf-owner', '1'),
    activateRelease(releases, 'mf-vendor', '1'),
    activateRelease(releases, 'mf-admin', '1'),
  ]);
  const { remotes } = await readRegistry(releases);
  expect(Object.keys(remotes).sort()).toEqual(['mf-admin', 'mf-owner', 'mf-public', 'mf-vendor']);
});

test('a reader during an activation sees a complete registry', async () => {
  await activateRelease(releases, 'mf-vendor', '0');
  const file = path.join(releases, 'remotes.json');
  const activations = (async () => {
    for (let version = 1; version <= 20; version += 1) {
      await activateRelease(releases, 'mf-vendor', String(version));
    }
  })();
  let isDone = false;
  void activations.then(() => {
    isDone = true;
  });
  while (!isDone) {
    expect(() => JSON.parse(readFileSync(file, 'utf8')) as unknown).not.toThrow();
    await new Promise((resolve) => setImmediate(resolve));
  }
});

test('an unreadable registry is named in a plain sentence', async () => {
  writeFileSync(path.join(releases, 'remotes.json'), '<html>');
  await expect(readRegistry(releases)).rejects.toThrow(
    /cannot be read\. Remove it and build again/,
  );
});
