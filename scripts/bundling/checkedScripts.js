// @ts-check
const webpack = require('webpack');

const PLAIN = 'script.src = url;';

/**
 * Lets a bundle load its scripts through the page, which knows their hashes and gives the browser's
 * Trusted Types what they ask for: shared/kernel/src/integrity/scriptGate.ts.
 * @returns {webpack.WebpackPluginInstance}
 */
function checkedScripts() {
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap('CheckedScripts', (compilation) => {
        const { createScript } =
          webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
        createScript.tap('CheckedScripts', (source) => {
          if (!source.includes(PLAIN)) throw new Error('The bundler loads scripts another way.');
          return source.replace(PLAIN, 'loadCheckedScript(script, url);');
        });
      });
    },
  };
}

module.exports = { checkedScripts };
