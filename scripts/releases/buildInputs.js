// @ts-check
const path = require('node:path');
const { realpathSync } = require('node:fs');

const INSTALLED = `${path.sep}node_modules${path.sep}`;

/** The name of the installed package a file belongs to; null for a file of the project. */
const packageOf = (/** @type {string} */ file) => {
  const [, inside] = file.split(INSTALLED).slice(-2);
  if (inside === undefined) return null;
  const [first = '', second = ''] = inside.split(path.sep);
  return first.startsWith('@') ? `${first}/${second}` : first;
};

/**
 * What a build was made from: files of the project, relative to its root, and installed packages. These
 * are the files the compiler read, and the scripts of the build with the packages they load themselves.
 * @param {string} root
 * @param {Iterable<string>} compiled Files the compiler read, absolute.
 * @returns {{ files: string[], packages: string[] }}
 */
function buildInputs(root, compiled) {
  const files = new Set();
  const packages = new Set();
  const add = (/** @type {string} */ file) => {
    const name = packageOf(file);
    // Links to the project's own packages, whose files are listed, and what federation generates.
    if (name?.startsWith('@tree-service/') || name?.startsWith('.')) return;
    if (name !== null) packages.add(name);
    // Commands and versions in the root package change no bundle; what does is among the settings.
    else if (file !== path.join(root, 'package.json')) files.add(path.relative(root, file));
  };
  for (const file of compiled) add(file);
  for (const script of Object.values(require.cache)) {
    if (!script || packageOf(script.filename) !== null) continue;
    add(script.filename);
    for (const child of script.children) add(realpathSync(child.filename));
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

module.exports = { buildInputs };
