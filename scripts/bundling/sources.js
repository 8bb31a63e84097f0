// @ts-check
const path = require('node:path');
const { browserslist } = require('../../package.json');

// Read here, so that the package counts among what a build was made from.
const { main: plugin } = require('@swc/plugin-styled-components/package.json');

const ROOT = path.resolve(__dirname, '../..');

/** The worker that prepares the streets of maps, minified by its makers. */
const STREET_WORKER = /maplibre-gl-csp-worker(?:\.[0-9a-f]+)?\.js$/;

/**
 * How sources become modules.
 * @param {boolean} isProduction
 */
const moduleRules = (isProduction) => [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      env: { targets: browserslist },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction },
        },
        // Names of styled components that depend on the file alone: those of a page drawn ahead are the
        // running page's, too.
        experimental: {
          plugins: [
            [
              path.join(ROOT, 'node_modules/@swc/plugin-styled-components', plugin),
              { displayName: !isProduction, fileName: !isProduction, ssr: true, pure: true },
            ],
          ],
        },
      },
    },
  },
  {
    test: /node_modules[\\/]styled-components[\\/]/,
    resolve: { alias: { stylis$: path.join(__dirname, 'unprefixedStylis.mjs') } },
  },
  { test: /\.(?:woff2|ttf|png|jpe?g|webp|avif|svg|ico)$/, type: 'asset/resource' },
  // A script that a worker starts, published like every other: checkedWorkerAddress of the kernel.
  { test: STREET_WORKER, type: 'asset/resource' },
];

/** Name of a picture or font among the files. */
const ASSET_NAME = 'assets/[name].[contenthash:10][ext]';

/**
 * How the names of modules are resolved.
 * @param {'production' | 'development'} mode
 * @returns {{ extensions: string[], alias: Record<string, string | false> }}
 */
const resolution = (mode) => ({
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  alias: {
    // The package's own exports map always leads to its development build.
    'react-router-whole$': path.join(ROOT, `node_modules/react-router/dist/${mode}/index.mjs`),
    // The build that finds the place in JPEG and HEIC pictures, which is all that is asked of it.
    exifr$: path.join(ROOT, 'node_modules/exifr/dist/lite.esm.mjs'),
    // What jspdf would load to draw web pages into a document: none of ours do.
    canvg: false,
    dompurify: false,
    html2canvas: false,
  },
});

module.exports = { ASSET_NAME, moduleRules, resolution, STREET_WORKER };
