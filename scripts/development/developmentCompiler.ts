import path from 'node:path';
import webpack, { type MultiCompiler } from 'webpack';
import type { PageConfiguration } from '../../deploy/page';
import { releaseAddress, type BundleName } from '../../deploy/registry';
import { createConfig } from '../../webpack.common.js';

/** Takes the place of a version for what is compiled on the fly. */
export const VERSION = 'development';

/** Compiles bundles from their sources, again at each change. */
export function developmentCompiler(
  root: string,
  bundles: readonly BundleName[],
  configuration: PageConfiguration,
): MultiCompiler {
  const compiler = webpack(
    bundles.map((name) => {
      const address = `${releaseAddress(name, VERSION)}/`;
      return createConfig({
        name,
        dir: path.join(root, name),
        mode: 'development',
        outputPath: path.join(root, 'node_modules/.cache/tree-service/development', name),
        publicPath: address,
        pagePublicPath: address,
        pageConfiguration: JSON.stringify(configuration).replaceAll('<', '\\u003c'),
      });
    }),
  );
  if (!compiler) throw new Error('webpack made no compiler.');
  return compiler;
}
