// @ts-check
const path = require('node:path');
const webpack = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { createConfig } = require('../../../webpack.common.js');
const { compile } = require('../../releases/compile.js');

const ROOT = path.resolve(__dirname, '../../..');

/** The part of the router that bundles share; the whole weighs four times as much. */
const router = path.join(ROOT, 'shared/kernel/src/routing/router.ts');

/**
 * Builds the same screens as one bundle without federation into a folder. Returns the scripts that each
 * page waits for besides those of the start, by the name of its component.
 * @param {{ outputPath: string, address: string }} place
 * @returns {Promise<Record<string, string[]>>}
 */
async function buildTwin({ outputPath, address }) {
  const config = createConfig({
    name: 'shell',
    dir: path.join(ROOT, 'shell'),
    mode: 'production',
    outputPath,
    pagePublicPath: address,
    publicPath: address,
  });
  const { scripts } = await compile({
    ...config,
    cache: false,
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, 'react-router$': router, 'react-router-dom$': router },
    },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
      new webpack.NormalModuleReplacementPlugin(
        /\/remoteLoading$/,
        path.join(__dirname, 'remoteLoadingInOneBundle.ts'),
      ),
    ],
  });
  return scripts.pages;
}

module.exports = { buildTwin };
