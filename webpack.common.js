// @ts-check
const path = require('node:path');
const { DefinePlugin, NormalModuleReplacementPlugin } = require('webpack');
const TerserPlugin = require('terser-webpack-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { dependencies } = require('./package.json');
const { checkedScripts } = require('./scripts/bundling/checkedScripts.js');
const { outlineFiles } = require('./scripts/bundling/mapOutlines.js');
const { development, page, preloading } = require('./scripts/bundling/pages.js');
const { remoteChunks } = require('./scripts/bundling/remoteChunks.js');
const { importsOfFrame, sharedFrame } = require('./scripts/bundling/sharedFrame.js');
const { shellChunks } = require('./scripts/bundling/shellChunks.js');
const {
  ASSET_NAME,
  moduleRules,
  resolution,
  STREET_WORKER,
} = require('./scripts/bundling/sources.js');
const kernelApi = require('./shared/kernel/api.json');
const kernel = require('./shared/kernel/package.json');

/**
 * @typedef {object} SharedModule
 * @property {true} singleton
 * @property {string} version
 * @property {string | false} requiredVersion
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
 * @property {boolean} [isQuick] Leaves out what only pays for many visitors: small files, source maps, a
 * cache for the next build, and the page of a remote on its own with its copy of what the shell shares.
 */

const ROOT = __dirname;

/**
 * One copy per page. `strictVersion` turns an incompatible remote into an error card instead of a
 * second copy whose contexts no one provides.
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
  import: path.join(ROOT, 'shared/kernel/src/routing/router.ts'),
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
  // Which of its versions fit is decided by the exports a remote uses, before it is requested:
  // shell/src/federation/chooseRelease.ts.
  '@tree-service/kernel': { ...once(kernel.version), requiredVersion: false },
};

/** The package through which a bundle takes part in federation. */
const FEDERATION = '@module-federation/webpack-bundler-runtime';

/**
 * Version of each package that bundles share, by name; the kernel has rules of its own.
 * @type {Record<string, string>}
 */
const sharedPackages = {
  ...Object.fromEntries(
    Object.entries(SHARED)
      .filter(([name]) => !name.endsWith('/') && name !== '@tree-service/kernel')
      .map(([name, { version }]) => [name, version]),
  ),
  [FEDERATION]: dependencies[FEDERATION],
};

/**
 * What a release of the shell provides to remotes.
 * @type {import('./shared/kernel/src/contract/compatibility').Provides}
 */
const provides = {
  contract: kernelApi.contract,
  kernel: kernel.version,
  packages: sharedPackages,
  broken: kernelApi.broken,
};

/** A script that has not arrived after this many milliseconds counts as lost. */
const CHUNK_TIMEOUT_MS = { production: 3_500, development: 120_000 };

/** Stands in a built page for the release it belongs to; publishing a release writes it in. */
const RELEASE_PLACEHOLDER = '__RELEASE__';

/**
 * Name of a bundle as a JavaScript identifier, the way federation knows it.
 * @param {string} name
 */
const federationName = (name) => name.replaceAll('-', '_');

/**
 * What the shell provides, without the copies that a remote falls back to on its own page.
 * @returns {Record<string, Omit<SharedModule, 'import'> & { import: false }>}
 */
const sharedByShell = () =>
  Object.fromEntries(
    Object.entries(SHARED).map(([name, shared]) => [name, { ...shared, import: false }]),
  );

/** @param {BundleOptions} options */
function federation({ name, mode, isQuick = false }) {
  const isRemote = name !== 'shell';
  const shared = isRemote && isQuick ? sharedByShell() : SHARED;
  return new ModuleFederationPlugin({
    name: federationName(name),
    ...(isRemote && {
      filename: mode === 'production' ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
      exposes: { './routes': './src/routes.tsx' },
    }),
    shared: mode === 'production' ? { ...shared, ...sharedFrame } : shared,
    shareStrategy: 'loaded-first',
    manifest: isRemote,
    dts: false,
    experiments: {
      optimization: { target: 'web' },
    },
  });
}

/**
 * A second federation runtime weighs 17 KB. The shell hands on its own, and the page of a remote alone
 * brings one: shell/src/federation/federationHost.ts and scripts/releases/provideRuntime.js.
 * @param {{ request?: string }} asked
 * @returns {Promise<string | undefined>}
 */
const sharedRuntimeExternal = ({ request = '' }) =>
  Promise.resolve(
    request.includes(`/node_modules/${FEDERATION}/`)
      ? 'var _FEDERATION_BUNDLER_RUNTIME'
      : undefined,
  );

/**
 * In a quick build the first page is shown while other areas are still being built; whoever goes there is
 * told so. Other builds have nothing of it.
 */
const areasOnceBuilt = new NormalModuleReplacementPlugin(
  /\/federation\/RemoteArea$/,
  path.join(ROOT, 'shell/src/federation/AreaOnceBuilt.tsx'),
);

/**
 * The build of one bundle: the shell, or a remote that exposes `./routes` and carries a page to run
 * alone.
 * @param {BundleOptions} options
 * @returns {import('webpack').Configuration}
 */
function createConfig(options) {
  const { name, dir, mode, outputPath, isQuick = false } = options;
  const isProduction = mode === 'production';
  const hasPage = name === 'shell' || !isQuick;
  return {
    name,
    mode,
    context: dir,
    entry: hasPage
      ? {
          main: [
            path.join(ROOT, 'shared/kernel/src/integrity/openGate.ts'),
            ...(isProduction ? [] : [path.join(ROOT, 'scripts/development/rememberRenderers.js')]),
            './src/index.ts',
          ],
        }
      : {},
    ...(name !== 'shell' && isProduction && { externals: sharedRuntimeExternal }),
    devtool: !isQuick && (isProduction ? 'hidden-source-map' : 'cheap-module-source-map'),
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
      ...(isProduction && { splitChunks: name === 'shell' ? shellChunks : remoteChunks(name) }),
      ...(isQuick && { minimize: false, concatenateModules: false }),
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          exclude: STREET_WORKER,
          extractComments: false,
          terserOptions: { format: { comments: false }, compress: { passes: 2 } },
        }),
      ],
    },
    plugins: [
      federation(options),
      ...(isProduction ? [importsOfFrame()] : []),
      ...(hasPage ? page(options) : []),
      ...outlineFiles(name),
      // pdf.js looks there for files beside it, of which none are built; it would name the build's folder.
      ...(name === 'mf-admin' ? [new DefinePlugin({ 'import.meta.url': '""' })] : []),
      ...(name === 'shell' ? [new DefinePlugin({ SHELL_PROVIDES: JSON.stringify(provides) })] : []),
      ...(name === 'shell' && isProduction ? [preloading()] : []),
      ...(name === 'shell' && isQuick ? [areasOnceBuilt] : []),
      ...(isProduction ? [checkedScripts()] : []),
      ...(isProduction ? [] : development(federationName(name), options.pageConfiguration)),
    ],
    cache: !isQuick && {
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

module.exports = { createConfig, FEDERATION, provides, RELEASE_PLACEHOLDER, sharedPackages };
