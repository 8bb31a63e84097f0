// @ts-check
const { readFileSync } = require('node:fs');
const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');

/** @typedef {import('../../webpack.common.js').BundleOptions} BundleOptions */

const ROOT = path.resolve(__dirname, '../..');

/** Stands in a built page for what a deployment tells it; the site writes it in. */
const CONFIGURATION_PLACEHOLDER = '__RUNTIME_CONFIG__';

/**
 * The page of a bundle. It is given as text: for a template file the plugin starts a compiler of its own, in
 * which federation adds a second copy of every shared package that no page loads.
 * @param {BundleOptions} options
 * @returns {import('webpack').WebpackPluginInstance[]}
 */
function page({ name, pagePublicPath }) {
  const isShell = name === 'shell';
  const template = path.join(
    ROOT,
    isShell ? 'shell/src/index.html' : 'shared/market/src/standalone/page.html',
  );
  return [
    new HtmlWebpackPlugin({
      templateContent: () => readFileSync(template, 'utf8'),
      filename: isShell ? 'index.html' : 'standalone.html',
      chunks: ['main'],
      publicPath: pagePublicPath ?? '/',
      favicon: path.join(ROOT, 'shell/src/icon.svg'),
      scriptLoading: 'defer',
      minify: { collapseWhitespace: true, keepClosingSlash: true },
    }),
    {
      apply(compiler) {
        compiler.hooks.thisCompilation.tap('PageTemplate', ({ fileDependencies }) => {
          fileDependencies.add(template);
        });
      },
    },
  ];
}

/**
 * What a page in development has besides: its configuration, and components that are replaced in
 * place when their source changes.
 * @param {string} library The bundle's name in the page, which keeps its components apart from others'.
 * @param {string} [pageConfiguration] JSON written into the page.
 * @returns {import('webpack').WebpackPluginInstance[]}
 */
function development(library, pageConfiguration = '') {
  const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
  return [
    new ReactRefreshPlugin({ overlay: false, library }),
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

/** The chunk of the shell that every page waits for; the page asks for it at once. */
const AWAITED = 'application';

/**
 * Writes `<link rel="preload">` for the awaited chunk into the page.
 * @returns {import('webpack').WebpackPluginInstance}
 */
function preloading() {
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap('Preloading', (compilation) => {
        HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap('Preloading', (page) => {
          const files = [...(compilation.namedChunks.get(AWAITED)?.files ?? [])];
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

module.exports = { development, page, preloading };
