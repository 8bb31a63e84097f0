// @ts-check
const { createHash } = require('node:crypto');
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const { dependencies } = require('../../shared/design/package.json');
const kernel = require('../../shared/kernel/package.json');

const FRAME = '@tree-service/design/frame';
const LIST = path.resolve(__dirname, '../../shared/design/src/ui/frame.ts');

/** The listed modules, without their endings. */
const parts = new Set(
  [...readFileSync(LIST, 'utf8').matchAll(/from '(.+)'/g)].map(([, request = '']) =>
    path.join(path.dirname(LIST), request),
  ),
);

const withoutEnding = (/** @type {string} */ file) => file.replace(/\.tsx?$/, '');

/** Whether a file is part of what is shared. @param {string} file */
const isOfFrame = (file) => file === LIST || parts.has(withoutEnding(file));

/**
 * Version of each package that the parts import and bundles do not share.
 * @type {Record<string, string>}
 */
const ownPackages = {
  'lucide-react': dependencies['lucide-react'],
  '@tree-service/kernel/contract': kernel.version,
};

/** Another content is another version, so that no bundle gets one it was not built with. */
function versionOf() {
  const hash = createHash('sha256').update(JSON.stringify(ownPackages));
  for (const part of parts) {
    hash.update(readFileSync(existsSync(`${part}.ts`) ? `${part}.ts` : `${part}.tsx`));
  }
  return `0.0.${parseInt(hash.digest('hex').slice(0, 7), 16)}`;
}

const version = versionOf();

/**
 * How bundles share it: a remote built with the same parts as the shell takes the shell's, any other
 * brings its own.
 */
const sharedFrame = {
  [FRAME]: {
    version,
    requiredVersion: version,
    singleton: false,
    strictVersion: false,
    import: LIST,
  },
};

/** Leads every import of one of the parts, except among themselves, to what is shared. */
const importsOfFrame = () =>
  new webpack.NormalModuleReplacementPlugin(/^\.\.?\//, (asked) => {
    const isPart = parts.has(path.join(asked.context, asked.request));
    if (isPart && !isOfFrame(asked.contextInfo.issuer)) asked.request = FRAME;
  });

module.exports = { importsOfFrame, isOfFrame, ownPackages, sharedFrame };
