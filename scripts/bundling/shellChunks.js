// @ts-check
const path = require('node:path');
const { isOfFrame } = require('./sharedFrame.js');

const PACKAGE =
  /(?:node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|@tanstack|zustand)|shared[\\/]kernel[\\/]src)[\\/](?!.*(?:createBackend|auth[\\/]session\.|authUser|loadProfile|SonnerToaster|viewingActions|viewingFetch|leaveViewing|backend[\\/]viewings|sendingKeptReports|[\\/]native[\\/]))/;

/** What every icon is made with, and the one of error cards. */
const ICONS =
  /lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/](?!triangle-exclamation-point\.)|lucide-react)/;

/** Stands for a package, which styled-components loads with; see sources.js. */
const STYLIS = path.join(__dirname, 'unprefixedStylis.mjs');

const fileOf = (/** @type {import('webpack').Module} */ module) => module.nameForCondition() ?? '';

/** @param {import('webpack').Module} module */
function isOfPackages(module) {
  const file = fileOf(module);
  return PACKAGE.test(file) || ICONS.test(file) || file === STYLIS || isOfFrame(file);
}

const FRAME = /shared[\\/](?:design|domain)[\\/]src[\\/]|lucide-react/;

/** What src/index.ts starts. */
const BOOTSTRAP = 'bootstrap';

/**
 * What stands for a shared module has no file. It stays where it is: a file that brings shared modules must
 * not wait for them.
 * @param {import('webpack').Module} module
 * @param {{ chunkGraph: import('webpack').ChunkGraph }} graphs
 */
const isOfBootstrap = (module, { chunkGraph }) =>
  fileOf(module) !== '' &&
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === BOOTSTRAP);

const application = /** @type {const} */ ({ name: 'application', chunks: 'async', enforce: true });

/**
 * The shell needs all of this on every page, so it comes in one file: what it shares with the remotes,
 * and the application. What only signed-in people read or run, what is for the first notice, and what only
 * administrators do stays with the parts that use it.
 * @type {NonNullable<import('webpack').Configuration['optimization']>['splitChunks']}
 */
const shellChunks = {
  cacheGroups: {
    packages: { ...application, test: isOfPackages, priority: 10 },
    bootstrap: { ...application, test: isOfBootstrap, priority: 5 },
    // What the application and its first notices have in common.
    frame: {
      ...application,
      test: (/** @type {import('webpack').Module} */ module) => FRAME.test(fileOf(module)),
      minChunks: 3,
    },
  },
};

module.exports = { shellChunks };
