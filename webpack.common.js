// @ts-check
const path = require('node:path');
const webpack = require('webpack');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { browserslist, dependencies } = require('./package.json');
const sharedPackage = require('./shared/package.json');

/**
 * @typedef {object} SharedModule
 * @property {true} singleton
 * @property {string} version
 * @property {string} requiredVersion
 * @property {boolean} strictVersion
 * @property {string} [import] The module that stands in for the package.
 * @property {string} [shareKey] The key in the share scope, when it is not the name of the package.
 *
 * @typedef {object} BundleOptions
 * @property {string} name Folder and release name of the bundle, `shell` or `mf-*`.
 * @property {string} dir Absolute path of the bundle's workspace.
 * @property {'production' | 'development'} mode
 * @property {string} outputPath Where the files go.
 * @property {string} [pagePublicPath] Address under which the page of the bundle finds its scripts.
 * @property {string} [publicPath] Address of the files; found out in the browser when absent.
 * @property {string} [pageConfiguration] JSON written into the page, where no server does that.
 */

const ROOT = __dirname;

/**
 * One copy per page. `strictVersion` turns an incompatible remote into an error card instead of a
 * second copy whose contexts nobody provides.
 * @param {string} version
 * @param {Pick<SharedModule, 'import' | 'shareKey'>} [source]
 * @returns {SharedModule}
 */
const once = (version, source) => ({
  singleton: true,
  strictVersion: true,
  version,
  requiredVersion: `^${version}`,
  ...source,
});

/** Both names of the router lead to one narrow module: the whole package weighs four times as much. */
const router = once(dependencies['react-router-dom'], {
  import: path.join(ROOT, 'shared/src/runtime/routing/router.ts'),
  shareKey: 'react-router-dom',
});

/**
 * Every module that all bundles of a page use together.
 * @type {Record<string, SharedModule>}
 */
const SHARED = {
  react: once(dependencies.react),
  'react/': once(dependencies.react),
  'react-dom': once(dependencies['react-dom']),
  'react-dom/': once(dependencies['react-dom']),
  'react-router': router,
  'react-router-dom': router,
  'styled-components': once(dependencies['styled-components']),
  '@tanstack/react-query': once(dependencies['@tanstack/react-query']),
  '@tree-service/shared/runtime': once(sharedPackage.version),
};

/** A script that has not arrived after this many milliseconds counts as lost. */
const CHUNK_TIMEOUT_MS = { production: 3_500, development: 120_000 };

/** Stands in a built page for the release it belongs to; publishing a release writes it in. */
const RELEASE_PLACEHOLDER = '__RELEASE__';

/** Stands in a built page for what a deployment tells it; the site writes it in. */
const CONFIGURATION_PLACEHOLDER = '__RUNTIME_CONFIG__';

/**
 * Name of a bundle as a JavaScript identifier, the way federation knows it.
 * @param {string} name
 */
const federationName = (name) => name.replaceAll('-', '_');

/** @param {BundleOptions} options */
function federation({ name, mode }) {
  const isRemote = name !== 'shell';
  return new ModuleFederationPlugin({
    name: federationName(name),
    ...(isRemote && {
      filename: mode === 'production' ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
      exposes: { './routes': './src/routes.tsx' },
    }),
    shared: SHARED,
    shareStrategy: 'loaded-first',
    manifest: isRemote,
    dts: false,
    experiments: {
      optimization: { target: 'web' },
      // A second federation runtime weighs 12 KB. The shell hands on its own, and the page of a remote
      // alone brings one: shell/src/federation/federationHost.ts and createStandaloneRuntimeConfig.
      externalRuntime: isRemote && mode === 'production',
    },
  });
}

/** @param {BundleOptions} options */
function page({ name, pagePublicPath }) {
  const isShell = name === 'shell';
  return new HtmlWebpackPlugin({
    template: path.join(ROOT, isShell ? 'shell/src/index.html' : 'shared/src/standalone/page.html'),
    filename: isShell ? 'index.html' : 'standalone.html',
    chunks: ['main'],
    publicPath: pagePublicPath ?? '/',
    favicon: path.join(ROOT, 'shell/src/icon.svg'),
    scriptLoading: 'defer',
    minify: { collapseWhitespace: true, keepClosingSlash: true },
  });
}

/**
 * What a page in development has besides: its configuration, and components that are replaced in
 * place when their source changes.
 * @param {BundleOptions} options
 * @returns {import('webpack').WebpackPluginInstance[]}
 */
function development({ name, pageConfiguration = '' }) {
  const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
  return [
    new ReactRefreshPlugin({ overlay: false, library: federationName(name) }),
    {
      apply(compiler) {
        compiler.hooks.compilation.tap('PageConfiguration', (compilation) => {
          HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('PageConfiguration', (page) => ({
            ...page,
            html: page.html.replace(CONFIGURATION_PLACEHOLDER, () => pageConfiguration),
          }));
        });
      },
    },
  ];
}

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

/** Chunks of the shell that every page waits for; the page asks for them at once. */
const AWAITED = ['bootstrap', 'packages', 'runtime'];

/**
 * Writes `<link rel="preload">` for the awaited chunks into the page.
 * @returns {import('webpack').WebpackPluginInstance}
 */
function preloading() {
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap('Preloading', (compilation) => {
        HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap('Preloading', (page) => {
          const files = AWAITED.flatMap((name) => [
            ...(compilation.namedChunks.get(name)?.files ?? []),
          ]);
          const links = files
            .filter((file) => file.endsWith('.js'))
            .map((file) =>
              HtmlWebpackPlugin.createHtmlTagObject('link', {
                rel: 'preload',
                as: 'script',
                href: `${page.publicPath}${file}`,
              }),
            );
          page.assetTags.meta.push(...links);
          return page;
        });
      });
    },
  };
}

/** @returns {import('webpack').WebpackPluginInstance[]} */
function precompression() {
  const test = /\.(?:js|css|svg|json|txt)$/;
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

/** @param {boolean} isProduction */
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
      },
    },
  },
  { test: /\.(?:woff2|png|jpe?g|webp|avif|svg|ico)$/, type: 'asset/resource' },
];

const ASSET_NAME = 'assets/[name].[contenthash:10][ext]';

/** @param {'production' | 'development'} mode */
const resolution = (mode) => ({
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  alias: {
    // The package's own exports map always leads to its development build.
    'react-router-whole$': path.join(ROOT, `node_modules/react-router/dist/${mode}/index.mjs`),
  },
});

/**
 * The build of the script that draws a bundle's first view while the bundle is built: one file, no
 * federation, styles written as text.
 * @param {Pick<BundleOptions, 'name' | 'dir' | 'outputPath' | 'pagePublicPath'>} options
 * @returns {import('webpack').Configuration}
 */
function createFirstViewConfig({ name, dir, outputPath, pagePublicPath }) {
  return {
    name: `${name} first view`,
    mode: 'production',
    context: dir,
    entry: { firstView: './src/firstView.tsx' },
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

/**
 * The build of one bundle: the shell, or a remote that exposes `./routes` and carries a page to run
 * alone.
 * @param {BundleOptions} options
 * @returns {import('webpack').Configuration}
 */
function createConfig(options) {
  const { name, dir, mode, outputPath } = options;
  const isProduction = mode === 'production';
  return {
    name,
    mode,
    context: dir,
    entry: {
      main: [
        ...(isProduction ? [] : [path.join(ROOT, 'scripts/development/rememberRenderers.js')]),
        './src/index.ts',
      ],
    },
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: outputPath,
      uniqueName: federationName(name),
      publicPath: options.publicPath ?? 'auto',
      filename: isProduction ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: isProduction ? '[name].[contenthash:10].js' : '[name].js',
      assetModuleFilename: ASSET_NAME,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS[mode],
      crossOriginLoading: 'anonymous',
    },
    resolve: resolution(mode),
    module: { rules: moduleRules(isProduction) },
    optimization: {
      ...(name === 'shell' && isProduction && { splitChunks: shellChunks }),
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { format: { comments: false }, compress: { passes: 2 } },
        }),
      ],
    },
    plugins: [
      federation(options),
      page(options),
      ...(name === 'shell' && isProduction ? [preloading()] : []),
      ...(isProduction ? precompression() : development(options)),
    ],
    cache: {
      type: 'filesystem',
      name: `${name}-${mode}`,
      cacheDirectory: path.join(ROOT, 'node_modules/.cache/webpack'),
      buildDependencies: { config: [__filename] },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

module.exports = {
  createConfig,
  createFirstViewConfig,
  createStandaloneRuntimeConfig,
  federationName,
  RELEASE_PLACEHOLDER,
  SHARED,
};
