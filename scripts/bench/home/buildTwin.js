// @ts-check
const path = require('node:path');
const webpack = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { createConfig } = require('../../../webpack.common.js');
const { compile } = require('../../releases/compile.js');

const ROOT = path.resolve(__dirname, '../../..');

/**
 * Builds the same screens as one bundle without federation into a folder. Returns the scripts the
 * home page waits for.
 * @param {string} outputPath
 * @returns {Promise<string[]>}
 */
async function buildTwin(outputPath) {
  const config = createConfig({
    name: 'shell',
    dir: path.join(ROOT, 'shell'),
    mode: 'production',
    outputPath,
    pagePublicPath: '/',
  });
  const { scripts } = await compile({
    ...config,
    output: { ...config.output, publicPath: '/' },
    cache: false,
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
      new webpack.NormalModuleReplacementPlugin(
        /\/remoteLoading$/,
        path.join(__dirname, 'remoteLoadingInOneBundle.ts'),
      ),
    ],
  });
  return scripts;
}

module.exports = { buildTwin };
