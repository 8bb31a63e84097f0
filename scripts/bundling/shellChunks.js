// @ts-check

/**
 * The shell needs all of this on every page, so it comes in two files instead of one per package:
 * what the installed packages bring, which changes rarely, and what is the product's own. What only
 * signed-in people read stays with the parts that show it.
 * @type {NonNullable<import('webpack').Configuration['optimization']>['splitChunks']}
 */
const shellChunks = {
  cacheGroups: {
    packages: {
      test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|@tanstack)[\\/]/,
      name: 'packages',
      chunks: 'async',
      enforce: true,
      priority: 10,
    },
    runtime: {
      test: /(?:shared[\\/]src[\\/](?:runtime|api|native)|zustand)[\\/](?!.*(?:createBackend|SonnerToaster|announcements|conversations|notifications))/,
      name: 'runtime',
      chunks: 'async',
      enforce: true,
      priority: 5,
    },
    frame: {
      test: /shared[\\/]src[\\/](?:ui|contract)[\\/]|lucide-react/,
      name: 'runtime',
      chunks: 'async',
      minChunks: 2,
      enforce: true,
    },
  },
};

module.exports = { shellChunks };
