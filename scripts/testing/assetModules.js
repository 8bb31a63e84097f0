// @ts-check
const path = require('node:path');

/** What tests get in place of fonts and images, as jest's moduleNameMapper. */
module.exports = {
  '\\.(?:woff2|ttf|png|jpe?g|webp|avif|svg|ico)$|maplibre-gl-csp-worker\\.js$': path.join(
    __dirname,
    'assetAddress.js',
  ),
};
