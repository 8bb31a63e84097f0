import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { noticesOf } from '../scripts/releases/notices.js';
import { NOTICES_PATH, writeNotices } from './notices';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-notices-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): string {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  return place;
}

function installed(name: string, fields: object, terms?: string): string {
  const description = { name, version: '1.2.3', license: 'MIT', ...fields };
  write(`node_modules/${name}/package.json`, JSON.stringify(description));
  if (terms !== undefined) write(`node_modules/${name}/LICENSE.md`, terms);
  return path.join(folder, `node_modules/${name}/dist/index.js`);
}

test('a release names each package once, with its terms or where they are', () => {
  const oak = installed('@oak/bark', {}, 'Copyright Oak. Do as you like.');
  const pine = installed('pine', { license: 'ISC', author: { name: 'Pine' } });
  const text = noticesOf([pine, oak, oak.replace('index', 'other'), `${folder}/src/own.ts`]);
  expect(text.match(/^\S+ 1\.2\.3$/gm)).toEqual(['@oak/bark 1.2.3', 'pine 1.2.3']);
  expect(text).toContain('License: MIT\n\nCopyright Oak. Do as you like.');
  expect(text).toContain('Copyright Pine\n\nTerms: https://spdx.org/licenses/ISC.html');
});

test('what is live is listed in one file, without releases that are not', async () => {
  const oak = noticesOf([installed('oak', {}, 'Oak terms')]);
  const pine = noticesOf([installed('pine', {}, 'Pine terms')]);
  write('shell/s1/THIRD-PARTY-NOTICES.txt', oak);
  write('remotes/mf-owner/v1/THIRD-PARTY-NOTICES.txt', pine);
  write('remotes/mf-owner/v2/THIRD-PARTY-NOTICES.txt', oak);
  const live = (version: string) => ({ 'mf-owner': { version, manifest: '/none.json' } });
  const read = () => readFileSync(path.join(folder, NOTICES_PATH), 'utf8');
  await writeNotices(folder, { shell: { version: 's1' }, remotes: live('v1') });
  expect(read().match(/^\S+ 1\.2\.3$/gm)).toEqual(['oak 1.2.3', 'pine 1.2.3']);
  await writeNotices(folder, { shell: { version: 's1' }, remotes: live('v2') });
  expect(read().match(/^\S+ 1\.2\.3$/gm)).toEqual(['oak 1.2.3']);
});
