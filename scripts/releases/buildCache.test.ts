import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hasChanged, recordBuild, recordRelease, versionBuilt, type Workplace } from './buildCache';

let root: string;
let place: Workplace;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const changed = (bundle: 'mf-admin' | 'mf-vendor') => hasChanged(place, bundle);

beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'tree-service-builds-'));
  place = { root, releases: root };
  write('package.json', '{"browserslist":["chrome 90"],"scripts":{}}');
  write('shared/claims.ts', 'one');
  write('shared/money.ts', 'one');
  write('node_modules/recharts/package.json', '{"version":"1.0.0"}');
  write('node_modules/prettier/package.json', '{"version":"1.0.0"}');
  await recordBuild(place, 'mf-admin', 'admin-1', {
    files: ['shared/claims.ts', 'shared/money.ts'],
    packages: ['recharts'],
  });
  await recordBuild(place, 'mf-vendor', 'vendor-1', {
    files: ['shared/money.ts'],
    packages: [],
  });
});
afterEach(() => rmSync(root, { recursive: true }));

test('a bundle that was never built counts as changed', async () => {
  expect(await hasChanged(place, 'mf-owner')).toBe(true);
  expect(await changed('mf-admin')).toBe(false);
});

test('a file only one bundle imports makes only that bundle stale', async () => {
  write('shared/claims.ts', 'two');
  expect([await changed('mf-admin'), await changed('mf-vendor')]).toEqual([true, false]);
  write('shared/money.ts', 'two');
  expect(await changed('mf-vendor')).toBe(true);
});

test('a package matters to the bundles that contain it, a development tool to none', async () => {
  write('node_modules/prettier/package.json', '{"version":"2.0.0"}');
  write('package.json', '{"browserslist":["chrome 90"],"scripts":{"lint":"eslint"}}');
  expect([await changed('mf-admin'), await changed('mf-vendor')]).toEqual([false, false]);
  write('node_modules/recharts/package.json', '{"version":"2.0.0"}');
  expect([await changed('mf-admin'), await changed('mf-vendor')]).toEqual([true, false]);
});

test('the supported browsers matter to every bundle', async () => {
  write('package.json', '{"browserslist":["chrome 120"]}');
  expect([await changed('mf-admin'), await changed('mf-vendor')]).toEqual([true, true]);
});

test('sources built before lead to the version of then', async () => {
  write('shared/claims.ts', 'two');
  expect(await versionBuilt(place, 'mf-admin')).toBeUndefined();
  await recordBuild(place, 'mf-admin', 'admin-2', {
    files: ['shared/claims.ts'],
    packages: [],
  });
  write('shared/claims.ts', 'one');
  expect(await versionBuilt(place, 'mf-admin')).toBe('admin-1');
});

test('a bundle stays stale until what was built of it is released', async () => {
  write('shared/claims.ts', 'two');
  await recordBuild(place, 'mf-admin', 'admin-2', {
    files: ['shared/claims.ts'],
    packages: [],
  });
  expect(await changed('mf-admin')).toBe(true);
  await recordRelease(place, 'mf-admin', 'admin-2');
  expect(await changed('mf-admin')).toBe(false);
  expect(await versionBuilt(place, 'mf-admin')).toBe('admin-2');
});

test('a quick build will do for a quick one alone, any other for both', async () => {
  const quick = { ...place, isQuick: true };
  expect(await hasChanged(quick, 'mf-admin')).toBe(false);
  write('shared/claims.ts', 'two');
  await recordBuild(quick, 'mf-admin', 'admin-quick', {
    files: ['shared/claims.ts'],
    packages: [],
  });
  expect(await versionBuilt(quick, 'mf-admin')).toBe('admin-quick');
  expect(await versionBuilt(place, 'mf-admin')).toBeUndefined();
  await recordRelease(quick, 'mf-admin', 'admin-quick');
  expect(await hasChanged(quick, 'mf-admin')).toBe(false);
  expect(await hasChanged(place, 'mf-admin')).toBe(true);
});
