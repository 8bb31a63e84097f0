import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compressFiles.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-compressed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('every text file that is served gets two compressed copies of itself, also the second time', async () => {
  const place = (name: string) => path.join(folder, name);
  const script = `let never = ${Math.random()};`.repeat(20);
  writeFileSync(place('main.js'), script);
  writeFileSync(place('font.woff2'), 'packed already');
  writeFileSync(place('prerender.json'), '{}');
  for (const _ of ['first', 'second']) {
    await compressFiles(folder);
    expect(brotliDecompressSync(readFileSync(place('main.js.br'))).toString()).toBe(script);
    expect(gunzipSync(readFileSync(place('main.js.gz'))).toString()).toBe(script);
    rmSync(place('main.js.br'));
    rmSync(place('main.js.gz'));
  }
  expect(existsSync(place('font.woff2.br'))).toBe(false);
  expect(existsSync(place('prerender.json.br'))).toBe(false);
});
