// @ts-check
const CompressionPlugin = require('compression-webpack-plugin');

/**
 * Writes every text file a second and third time, compressed.
 * @returns {import('webpack').WebpackPluginInstance[]}
 */
function precompression() {
  const test = /\.(?:js|css|svg|json|txt|ttf)$/;
  return [
    new CompressionPlugin({ test, filename: '[path][base].gz', algorithm: 'gzip', minRatio: 1 }),
    new CompressionPlugin({
      test,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      minRatio: 1,
    }),
  ];
}

module.exports = { precompression };
