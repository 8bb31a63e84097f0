import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashesOf, hashOf } from './fileHashes.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-hashes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a hash is written as browsers compare it', () => {
  // The example of FIPS 180-4.
  expect(hashOf('abc')).toBe(
    'sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn',
  );
});

test('every script and style sheet of a folder has its hash, and nothing else has', () => {
  mkdirSync(path.join(folder, 'assets'));
  for (const file of ['main.js', 'assets/later.js', 'page.css', 'main.js.br', 'font.woff2']) {
    writeFileSync(path.join(folder, file), file);
  }
  writeFileSync(path.join(folder, 'main.js.map'), '{}');
  expect(hashesOf(folder)).toEqual({
    'assets/later.js': hashOf('assets/later.js'),
    'main.js': hashOf('main.js'),
    'page.css': hashOf('page.css'),
  });
});
