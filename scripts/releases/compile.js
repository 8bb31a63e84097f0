// @ts-check
const { statSync } = require('node:fs');
const webpack = require('webpack');

/** The compiler also names folders it looked into. */
const isFile = (/** @type {string} */ name) =>
  statSync(name, { throwIfNoEntry: false })?.isFile() ?? false;

/** Chunk groups the home page waits for, where a bundle has them. */
const HOME_CHUNKS = ['__federation_expose_routes', 'home'];

/**
 * Compiles. Returns the scripts of the bundle that the home page waits for, and every file the compiler
 * read. Rejects when it does not compile; the compiler's messages are printed.
 * @param {import('webpack').Configuration} configuration
 * @returns {Promise<{ scripts: string[], inputs: string[] }>}
 */
function compile(configuration) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    if (!compiler) throw new Error('webpack made no compiler.');
    compiler.run((failure, stats) => {
      if (stats?.hasErrors() || stats?.hasWarnings()) {
        console.error(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
      }
      const groups = stats?.compilation.namedChunkGroups;
      const files = HOME_CHUNKS.flatMap((name) => groups?.get(name)?.getFiles() ?? []);
      compiler.close((closing) => {
        if (failure || closing) reject(failure ?? closing);
        else if (!stats || stats.hasErrors()) reject(new Error('There are errors.'));
        else {
          resolve({
            scripts: [...new Set(files)].filter((file) => file.endsWith('.js')),
            inputs: [...stats.compilation.fileDependencies].filter(isFile),
          });
        }
      });
    });
  });
}

module.exports = { compile };
