// @ts-check
const path = require('node:path');
const webpack = require('webpack');
const { precompression } = require('./precompression.js');

/** @typedef {import('../../webpack.common.js').BundleOptions} BundleOptions */

const ROOT = path.resolve(__dirname, '../..');

/**
 * The build of the script that gives a remote its federation runtime where no shell does: on its own
 * page, which runs it first.
 * @param {Pick<BundleOptions, 'name' | 'outputPath'>} options
 * @returns {import('webpack').Configuration}
 */
function createStandaloneRuntimeConfig({ name, outputPath }) {
  return {
    name: `${name} federation runtime`,
    mode: 'production',
    context: ROOT,
    entry: { federationRuntime: path.join(ROOT, 'scripts/releases/federationRuntime.js') },
    output: { path: outputPath, filename: '[name].[contenthash:10].js' },
    plugins: [new webpack.DefinePlugin({ ENV_TARGET: '"web"' }), ...precompression()],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

module.exports = { createStandaloneRuntimeConfig };
