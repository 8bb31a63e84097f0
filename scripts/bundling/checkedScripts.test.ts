import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type webpack from 'webpack';
import { compile } from '../releases/compile.js';
import { checkedScripts } from './checkedScripts.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-checked-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function compiled(plugins: webpack.WebpackPluginInstance[]): Promise<string> {
  writeFileSync(path.join(folder, 'main.js'), 'import("./later.js");');
  writeFileSync(path.join(folder, 'later.js'), 'export default 1;');
  const output = path.join(folder, 'built');
  await compile({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: output },
    optimization: { minimize: false },
    plugins,
  });
  return readFileSync(path.join(output, 'main.js'), 'utf8');
}

test('a bundle hands every script it loads to the page, and sets no address itself', async () => {
  expect(await compiled([])).toContain('script.src = url');
  const checked = await compiled([checkedScripts()]);
  expect(checked).toContain('loadCheckedScript(script, url)');
  expect(checked).not.toContain('script.src =');
});
