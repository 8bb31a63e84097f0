// @ts-check
const path = require('node:path');
const { rmSync } = require('node:fs');
const webpack = require('webpack');
const { createConfig, RELEASE_PLACEHOLDER } = require('../../webpack.common.js');

/**
 * Compiles one bundle into a folder and exits: `node compileBundle.js mf-vendor /some/folder`.
 * A process of its own, so that two bundles compile on two cores and memory is given back.
 */
function main() {
  const [name, outputPath] = process.argv.slice(2);
  if (!name || !outputPath) throw new Error('Usage: compileBundle.js BUNDLE FOLDER');
  rmSync(outputPath, { recursive: true, force: true });

  const address = name === 'shell' ? '/shell' : `/remotes/${name}`;
  const compiler = webpack(
    createConfig({
      name,
      dir: path.resolve(__dirname, '../..', name),
      mode: 'production',
      outputPath,
      pagePublicPath: `${address}/${RELEASE_PLACEHOLDER}/`,
    }),
  );
  if (!compiler) throw new Error('webpack made no compiler.');
  compiler.run((failure, stats) => {
    const isBad = failure !== null || !stats || stats.hasErrors();
    if (failure) console.error(failure.stack ?? failure.message);
    if (stats?.hasErrors() || stats?.hasWarnings()) {
      console.error(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
    }
    if (isBad) process.exitCode = 1;
    compiler.close((closing) => {
      if (closing) throw closing;
    });
  });
}

main();
