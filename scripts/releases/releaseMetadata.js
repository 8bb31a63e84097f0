// @ts-check
const path = require('node:path');
const { readFileSync, writeFileSync } = require('node:fs');
const { hashesOf } = require('../../deploy/fileHashes.js');
const kernel = require('../../shared/kernel/package.json');
const report = require('../../shared/kernel/api.json');
const { FEDERATION, sharedPackages } = require('../../webpack.common.js');

/** @typedef {import('../../shared/kernel/src/contract/compatibility').Needs} Needs */

/** The shared modules whose exports the kernel's report lists. */
const REPORTED = [kernel.name, 'react-router-dom'];

/** The package of a shared module: `react` for `react/jsx-runtime`. @param {string} key */
const packageOf = (key) =>
  key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * What a remote needs of the page, from the exports of shared modules it uses.
 * @param {string} bundle
 * @param {Map<string, Set<string | null>>} used
 * @returns {Needs}
 */
function needsOf(bundle, used) {
  /** @type {Record<string, string>} */
  const packages = { [FEDERATION]: `^${sharedPackages[FEDERATION]}` };
  /** @type {Record<string, Record<string, string>>} */
  const exports = {};
  for (const key of [...used.keys()].sort()) {
    const version = sharedPackages[packageOf(key)];
    if (version !== undefined) packages[packageOf(key)] = `^${version}`;
    if (!REPORTED.includes(key)) continue;
    const names = [...(used.get(key) ?? [])];
    if (names.includes(null)) {
      throw new Error(`${bundle} imports ${key} as a whole; import the names it uses.`);
    }
    /** @type {Record<string, string>} */
    const versions = Object(Reflect.get(report.exports, key));
    exports[key] = Object.fromEntries(
      // An export that the report does not list yet belongs to the version it will be listed with.
      names.sort().map((name) => [String(name), versions[String(name)] ?? kernel.version]),
    );
  }
  return { contract: report.contract, packages, exports };
}

/**
 * Writes what a release says of itself into the compiled bundle: `release` in the manifest of a
 * remote, which the page reads anyway, and `release.json` of the shell. To what is given it adds the
 * hash of every script and style sheet, so those must be complete.
 * @param {string} folder
 * @param {string} bundle
 * @param {Record<string, unknown>} metadata
 */
function writeReleaseMetadata(folder, bundle, metadata) {
  const release = { ...metadata, integrity: hashesOf(folder) };
  if (bundle === 'shell') {
    writeFileSync(path.join(folder, 'release.json'), JSON.stringify({ release }));
    return;
  }
  const file = path.join(folder, 'mf-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...manifest, release }));
}

module.exports = { needsOf, writeReleaseMetadata };
