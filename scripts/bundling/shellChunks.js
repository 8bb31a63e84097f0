// @ts-check
const { isOfFrame } = require('./sharedFrame.js');

const PACKAGE =
  /(?:node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|@tanstack|zustand)|shared[\\/]kernel[\\/]src)[\\/](?!.*(?:createBackend|auth[\\/]session\.|authUser|loadProfile|SonnerToaster|viewingActions|viewingFetch|leaveViewing|backend[\\/]viewings|sendingKeptReports|[\\/]native[\\/]))/;

/** What every icon is made with, and the one of error cards. */
const ICONS =
  /lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/](?!triangle-exclamation-point\.)|lucide-react)/;

const fileOf = (/** @type {import('webpack').Module} */ module) => module.nameForCondition() ?? '';

/** @param {import('webpack').Module} module */
function isOfPackages(module) {
  const file = fileOf(module);
  return PACKAGE.test(file) || ICONS.test(file) || isOfFrame(file);
}

const FRAME = /shared[\\/](?:design|domain)[\\/]src[\\/]|lucide-react/;

/**
 * The shell needs all of this on every page, so it comes in one file beside its start instead of one per
 * package: what it shares with the remotes. What only signed-in people read or run, what is for
 * the first notice, and what only administrators do stays with the parts that use it.
 * @type {NonNullable<import('webpack').Configuration['optimization']>['splitChunks']}
 */
const shellChunks = {
  cacheGroups: {
    packages: {
      test: isOfPackages,
      name: 'packages',
      chunks: 'async',
      enforce: true,
      priority: 10,
    },
    // What the start and its first notices have in common comes with the start.
    frame: {
      test: (/** @type {import('webpack').Module} */ module) =>
        FRAME.test(fileOf(module)) && !isOfPackages(module),
      name: 'bootstrap',
      chunks: 'async',
      minChunks: 3,
      enforce: true,
    },
  },
};

module.exports = { shellChunks };
