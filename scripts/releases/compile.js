// @ts-check
const { statSync } = require('node:fs');
const webpack = require('webpack');

/**
 * @typedef {object} Scripts
 * @property {string[]} exposed What a remote exposes arrives in these.
 * @property {Record<string, string[]>} pages The scripts of each page, by the name of its component.
 */

/** The compiler also names folders it looked into. */
const isFile = (/** @type {string} */ name) =>
  statSync(name, { throwIfNoEntry: false })?.isFile() ?? false;

/** Group of what a remote exposes. */
const EXPOSED = '__federation_expose_routes';

const PAGE = /\/(\w+Page)$/;

/**
 * @param {import('webpack').Compilation} compilation
 * @returns {Scripts}
 */
function scriptsOf({ chunkGroups, namedChunkGroups }) {
  const scripts = (/** @type {{ getFiles(): string[] } | undefined} */ group) =>
    (group?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
  const exposed = scripts(namedChunkGroups.get(EXPOSED));
  /** @type {Record<string, string[]>} */
  const pages = {};
  for (const group of chunkGroups) {
    for (const { request } of group.origins) {
      const name = PAGE.exec(request ?? '')?.[1];
      if (name) pages[name] = scripts(group).filter((file) => !exposed.includes(file));
    }
  }
  return { exposed, pages };
}

/**
 * The files that what was compiled holds something of, without those that were read and left out.
 * @param {import('webpack').Compilation} compilation
 * @returns {string[]}
 */
function contentsOf({ modules, chunkGraph }) {
  return [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap((module) =>
      'modules' in module && Array.isArray(module.modules) ? module.modules : module,
    )
    .flatMap((module) => module.nameForCondition() ?? []);
}

/**
 * Compiles. Returns the scripts that its pages wait for, the files it consists of, and every file the
 * compiler read. Rejects when it does not compile; the compiler's messages are printed.
 * @param {import('webpack').Configuration} configuration
 * @returns {Promise<{ scripts: Scripts, contents: string[], inputs: string[] }>}
 */
function compile(configuration) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    if (!compiler) throw new Error('webpack made no compiler.');
    compiler.run((failure, stats) => {
      if (stats?.hasErrors() || stats?.hasWarnings()) {
        console.error(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
      }
      compiler.close((closing) => {
        if (failure || closing) reject(failure ?? closing);
        else if (!stats || stats.hasErrors()) reject(new Error('There are errors.'));
        else {
          resolve({
            scripts: scriptsOf(stats.compilation),
            contents: contentsOf(stats.compilation),
            inputs: [...stats.compilation.fileDependencies].filter(isFile),
          });
        }
      });
    });
  });
}

module.exports = { compile };
