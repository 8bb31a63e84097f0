// @ts-check
const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * The hash of a file as a browser compares it: the algorithm and its digest in Base64.
 * @param {string | Uint8Array} content
 */
const hashOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Files whose hashes are published with a release: what runs, and what styles. */
const isHashed = (/** @type {string} */ file) => /\.(?:js|css)$/.test(file);

/**
 * The hash of each script and style sheet in a folder, by its path below the folder.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
function hashesOf(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isHashed).sort();
  return Object.fromEntries(
    files.map((file) => [
      file.split(path.sep).join('/'),
      hashOf(readFileSync(path.join(folder, file))),
    ]),
  );
}

module.exports = { hashesOf, hashOf };
