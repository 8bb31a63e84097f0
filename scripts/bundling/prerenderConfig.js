// @ts-check
const webpack = require('webpack');
const { ASSET_NAME, moduleRules, resolution } = require('./sources.js');

/** @typedef {import('../../webpack.common.js').BundleOptions} BundleOptions */

/**
 * The build of the script that prerenders a bundle: one file, no federation, styles written as text.
 * @param {Pick<BundleOptions, 'name' | 'dir' | 'outputPath' | 'pagePublicPath'>} options
 * @returns {import('webpack').Configuration}
 */
function createPrerenderConfig({ name, dir, outputPath, pagePublicPath }) {
  return {
    name: `${name} prerender`,
    mode: 'production',
    context: dir,
    entry: { prerender: './src/prerender.tsx' },
    output: {
      path: outputPath,
      publicPath: pagePublicPath ?? '/',
      filename: '[name].js',
      assetModuleFilename: ASSET_NAME,
    },
    resolve: resolution('production'),
    module: { rules: moduleRules(true) },
    optimization: { minimize: false },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      // styled-components then writes its rules as text, which can be read back.
      new webpack.DefinePlugin({ SC_DISABLE_SPEEDY: 'true' }),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

module.exports = { createPrerenderConfig };
