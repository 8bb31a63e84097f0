// @ts-check
const path = require('node:path');
const webpack = require('webpack');
const { ASSET_NAME, moduleRules, resolution } = require('./sources.js');

const ROOT = path.resolve(__dirname, '../..');

/** What the shell's release gives to a remote's when both draw a page: `shared` in draw.tsx. */
const SHARED = [
  '@tanstack/react-query',
  '@tree-service/kernel',
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'react/jsx-runtime',
  'styled-components',
];

const router = path.join(ROOT, 'shared/kernel/src/routing/router.ts');

/**
 * The build of the script that draws a bundle's pages ahead, for Node.js: one file that stands for the
 * release in everything but federation.
 * @param {{ name: string, dir: string, outputPath: string, address: string, entry: string, provides: unknown }} options
 * @returns {import('webpack').Configuration}
 */
function createPrerenderConfig({ name, dir, outputPath, address, entry, provides }) {
  const isShell = name === 'shell';
  const { alias, ...resolve } = resolution('production');
  return {
    name: `${name} first view`,
    mode: 'production',
    target: 'node20',
    context: dir,
    entry: { draw: entry },
    output: {
      path: outputPath,
      publicPath: address,
      filename: '[name].js',
      assetModuleFilename: ASSET_NAME,
      library: { type: 'commonjs2' },
    },
    resolve: {
      ...resolve,
      // No page drawn ahead draws streets.
      alias: {
        ...alias,
        'maplibre-gl': false,
        pmtiles: false,
        ...(isShell && { 'react-router$': router, 'react-router-dom$': router }),
      },
    },
    // Only the addresses of pictures and fonts are needed; the files come with the bundle.
    module: {
      rules: moduleRules(true),
      generator: { 'asset/resource': { emit: false } },
    },
    ...(!isShell && {
      externals: SHARED.map((request) => ({ [request]: `commonjs2 ${request}` })),
    }),
    optimization: { minimize: false, concatenateModules: false },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      // Where supabase-js looks for the version of Node.js, to warn on 20, which the product supports.
      new webpack.DefinePlugin({ 'globalThis.process': 'undefined' }),
      ...(isShell
        ? [
            new webpack.DefinePlugin({ SHELL_PROVIDES: JSON.stringify(provides) }),
            new webpack.NormalModuleReplacementPlugin(
              /\/remoteLoading$/,
              path.join(ROOT, 'shell/src/prerender/drawnRemotes.ts'),
            ),
          ]
        : []),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

module.exports = { createPrerenderConfig };
