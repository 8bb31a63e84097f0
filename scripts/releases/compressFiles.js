// @ts-check
const { createHash, randomUUID } = require('node:crypto');
const { readdirSync, statSync } = require('node:fs');
const { copyFile, mkdir, readFile, rename, rm, utimes, writeFile } = require('node:fs/promises');
const path = require('node:path');
const { promisify } = require('node:util');
const { brotliCompress, gzip } = require('node:zlib');

const CACHE = path.resolve(__dirname, '../../node_modules/.cache/tree-service/compressed');

/** What no build has asked for since then goes; in ms. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const packings = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };

const IS_TEXT = /\.(?:js|css|svg|json|txt|ttf)$/;

/** Read on the server alone. */
const NOT_SERVED = /(?:^|\/)\.|^(?:inputs|mf-stats|prerender|public-pages|release)\.json$/;

/**
 * @param {string} file
 * @param {keyof typeof packings} ending
 * @param {Buffer} content
 */
async function compress(file, ending, content) {
  const known = path.join(CACHE, createHash('sha256').update(content).digest('hex') + ending);
  const now = new Date();
  try {
    await copyFile(known, file + ending);
    await utimes(known, now, now);
  } catch {
    const bytes = await packings[ending](content);
    await writeFile(file + ending, bytes);
    // Renamed, because another bundle may look for the same file.
    const draft = `${known}.${randomUUID()}`;
    await writeFile(draft, bytes);
    await rename(draft, known);
  }
}

async function forgetUnused() {
  const oldest = Date.now() - KEPT_MS;
  for (const name of readdirSync(CACHE)) {
    const file = path.join(CACHE, name);
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? oldest;
    if (changed < oldest) await rm(file, { force: true });
  }
}

/**
 * Writes every text file of a compiled bundle a second and third time, compressed. What was compressed
 * before, for this bundle or another, is taken from there.
 * @param {string} folder
 */
async function compressFiles(folder) {
  await mkdir(CACHE, { recursive: true });
  await forgetUnused();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => IS_TEXT.test(name) && !NOT_SERVED.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const content = await readFile(file);
      await compress(file, '.br', content);
      await compress(file, '.gz', content);
    }),
  );
}

module.exports = { compressFiles };
