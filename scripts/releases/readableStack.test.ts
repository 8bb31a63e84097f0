import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { readableStack } from './readableStack';

const VERSION = '20261121-090000-0123456789';
const SOURCE = `export function acceptLead(lead) {
  if (!lead.offer) throw new TypeError('There is no offer.');
  return lead.offer;
}
`;

let releases: string;
beforeAll(() => {
  releases = mkdtempSync(path.join(os.tmpdir(), 'tree-service-stack-'));
});
afterAll(() => rmSync(releases, { recursive: true }));

test('places of released files become those of the sources; others stay', async () => {
  const { code, map } = transformSync(SOURCE, {
    minify: true,
    sourcemap: 'external',
    sourcefile: 'mf-vendor/src/acceptLead.js',
  });
  const folder = path.join(releases, 'sourcemaps/mf-vendor', VERSION);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, '12.0123456789.js.map'), map);

  const at = (bundle: string) =>
    `https://trees.example/${bundle}/${VERSION}/12.0123456789.js:1:${code.indexOf('new TypeError') + 1}`;
  const stack = `TypeError: There is no offer.\n    at e (${at('remotes/mf-vendor')})\n    at ${at('shell')}`;
  const read = await readableStack(releases, stack);
  expect(read).toContain('at e (mf-vendor/src/acceptLead.js:2:26)');
  expect(read).toContain(`at ${at('shell')}`);
});
