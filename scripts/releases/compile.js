// @ts-check
const webpack = require('webpack');

/** Chunk groups the home page waits for, where a bundle has them. */
const HOME_CHUNKS = ['__federation_expose_routes', 'home'];

/**
 * Compiles and returns the scripts of the bundle that the home page waits for. Rejects when it does
 * not compile; what the compiler has to say is printed.
 * @param {import('webpack').Configuration} configuration
 * @returns {Promise<string[]>}
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
        else resolve([...new Set(files)].filter((file) => file.endsWith('.js')));
      });
    });
  });
}

module.exports = { compile };
