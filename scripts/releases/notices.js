// @ts-check
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** Name of the file in each release. */
const NOTICES = 'THIRD-PARTY-NOTICES.txt';

/** Stands above each package. */
const RULE = '~'.repeat(80);

const TERMS = /^(?:licen[cs]e|copying|notice|ofl)/i;

const INSTALLED = `${path.sep}node_modules${path.sep}`;

/**
 * The folder of the installed package a file belongs to; null for a file of the project.
 * @param {string} file
 */
function folderOf(file) {
  const start = file.lastIndexOf(INSTALLED);
  if (start < 0) return null;
  const inside = file.slice(start + INSTALLED.length).split(path.sep);
  const name = inside[0]?.startsWith('@') ? inside.slice(0, 2) : inside.slice(0, 1);
  if (name[0] === '@tree-service' || name[0]?.startsWith('.')) return null;
  return path.join(file.slice(0, start), 'node_modules', ...name);
}

/** @param {unknown} author */
const nameOf = (author) =>
  typeof author === 'string' ? author : String(Reflect.get(Object(author), 'name') ?? '');

/** @param {string} folder */
function noticeOf(folder) {
  const { name, version, license, author } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const terms = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && TERMS.test(entry.name))
    .map((entry) => readFileSync(path.join(folder, entry.name), 'utf8').trim())
    .sort();
  if (terms.length === 0) {
    terms.push(
      `Copyright ${nameOf(author) || `the authors of ${name}`}`,
      `Terms: https://spdx.org/licenses/${license}.html`,
    );
  }
  const head = [RULE, `${name} ${version}`, `License: ${license}`, ''];
  return [...head, terms.join('\n\n'), ''].join('\n');
}

/**
 * The notices of all packages that some files belong to, sorted by name.
 * @param {Iterable<string>} files Absolute paths of what a release contains.
 */
function noticesOf(files) {
  const folders = new Set([...files].flatMap((file) => folderOf(file) ?? []));
  return [...new Set([...folders].map(noticeOf))].sort().join('\n');
}

module.exports = { NOTICES, noticesOf, RULE };
