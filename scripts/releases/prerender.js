// @ts-check
const path = require('node:path');
const { existsSync, writeFileSync } = require('node:fs');
const { compileFunction } = require('node:vm');
const { buildSync } = require('esbuild');
const { createPrerenderConfig } = require('../bundling/prerenderConfig.js');
const { compile } = require('./compile.js');

/** Hidden from browsers by its name, as everything of a release that is not for them. */
const FOLDER = '.prerender';

/**
 * What a module of plain data exports.
 * @param {string} file
 * @returns {Record<string, unknown>}
 */
function dataOf(file) {
  const options = /** @type {const} */ ({ bundle: true, platform: 'node', format: 'cjs' });
  const { outputFiles } = buildSync({ ...options, entryPoints: [file], write: false });
  const module = { exports: {} };
  const run = compileFunction(outputFiles?.[0]?.text ?? '', ['module', 'exports', 'require']);
  Reflect.apply(run, undefined, [module, module.exports, require]);
  return module.exports;
}

/**
 * Adds to a compiled bundle what draws its pages ahead: `.prerender/draw.js`, run by Node.js wherever
 * pages are put together; `prerender.json` with the addresses of those pages and the scripts each page
 * waits for; and `public-pages.json`, the addresses search engines may find. A bundle without pages to
 * draw gets nothing.
 * @param {{ name: string, dir: string, outputPath: string, address: string, provides: unknown, scripts: import('./compile').Scripts }} bundle
 * @returns {Promise<string[]>} The files it was made from.
 */
async function addPrerender({ name, dir, outputPath, address, provides, scripts }) {
  const isShell = name === 'shell';
  const list = path.join(dir, 'src/prerenderedPages.ts');
  if (!isShell && !existsSync(list)) return [];
  const ofRemote = existsSync(path.join(dir, 'src/prerender.ts'))
    ? './src/prerender.ts'
    : './src/routes.tsx';
  const { inputs } = await compile(
    createPrerenderConfig({
      name,
      dir,
      outputPath: path.join(outputPath, FOLDER),
      address,
      entry: isShell ? './src/prerender/draw.tsx' : ofRemote,
      provides,
    }),
  );
  if (isShell) return inputs;
  const { prerenderedPages } = dataOf(list);
  writeFileSync(
    path.join(outputPath, 'prerender.json'),
    JSON.stringify({ addresses: prerenderedPages, ...scripts }),
  );
  const publicList = path.join(dir, 'src/publicPages.ts');
  if (existsSync(publicList)) {
    const { publicPages } = dataOf(publicList);
    writeFileSync(path.join(outputPath, 'public-pages.json'), JSON.stringify(publicPages));
    inputs.push(publicList);
  }
  return [...inputs, list];
}

module.exports = { addPrerender };
