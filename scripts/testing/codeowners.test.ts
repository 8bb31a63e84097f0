import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleNames } from '../../deploy/registry';
import { root } from '../product/environment';

// Who reviews what is said for every part of the product, and of nothing that is gone.

const rows = readFileSync(path.join(root, 'CODEOWNERS'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [pattern = '', ...owners] = line.split(/\s+/);
    return { pattern, owners };
  });
const owned = new Set(rows.map(({ pattern }) => pattern));

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
// What is below shared belongs to several teams.
const parts = new Set(
  files.flatMap((file) => {
    const [part] = /^(?:shared\/)?[^/]+\//.exec(file) ?? [];
    return part === undefined ? [] : [`/${part}`];
  }),
);

test('every top-level folder and every shared package has an owner', () => {
  expect(parts).toContain('/.github/');
  expect(parts).toContain('/shared/kernel/');
  expect([...parts].filter((part) => !owned.has(part))).toEqual([]);
});

test.each(bundleNames)('%s has an owner', (area) => {
  expect(owned).toContain(`/${area}/`);
});

test('every row names its owners, and a folder that is there', () => {
  for (const { pattern, owners } of rows) {
    expect([pattern, owners]).toEqual([pattern, expect.arrayContaining([expect.any(String)])]);
    expect(owners.filter((owner) => !/^@tree-service\/[a-z]+$/.test(owner))).toEqual([]);
    const isThere = pattern === '*' || files.some((file) => `/${file}`.startsWith(pattern));
    expect([pattern, isThere]).toEqual([pattern, true]);
  }
});

test('whatever no row names has an owner, too', () => {
  expect(rows[0]).toEqual({ pattern: '*', owners: [expect.any(String)] });
});
