import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const OLDEST_NODE = [20, 19];

/** Ends the process with a plain sentence when this Node.js is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(
    `Tree Service needs Node.js ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}. ` +
      'Please install a current version from https://nodejs.org and try again.',
  );
  process.exit(1);
}

/** @param {string} file */
function changedAt(file) {
  return statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** npm's own record of what is installed, written once everything is. */
const RECORD = 'node_modules/.package-lock.json';

/** A package that only work on the product needs. */
const TOOL = '"node_modules/jest"';

/** What npm has put into node_modules: null, before it was done; else what `npm start` needs, or everything. */
function installed() {
  if (changedAt(RECORD) === 0) return null;
  return readFileSync(path.join(root, RECORD), 'utf8').includes(TOOL) ? 'everything' : 'running';
}

/**
 * Installs the packages when they are missing or older than the lockfile: those that the product runs and is
 * built with, or with them the tools to work on it. What is there already stays.
 * @param {'running' | 'everything'} needed
 */
export function installWhenNeeded(needed) {
  const present = installed();
  const isCurrent = changedAt(RECORD) >= changedAt('package-lock.json');
  if (isCurrent && (present === 'everything' || present === needed)) return;
  const isWhole = needed === 'everything' || present === 'everything';
  const start = Date.now();
  console.log(`Installing ${isWhole ? 'all packages' : 'the packages the product runs with'}...`);
  // Not `npm ci`, which would install everything again after every change of the lockfile. Without peers:
  // those that nothing here depends on itself are another bundler and another compiler.
  const extent = isWhole ? ['--include=dev'] : ['--omit=dev', '--omit=peer'];
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...extent]);
  console.log(`Installed in ${Math.round((Date.now() - start) / 1000)} s.`);
}

/**
 * Runs a command to its end and ends this process when it fails.
 * @param {string} command
 * @param {readonly string[]} words
 */
export function run(command, words) {
  const { status, error } = spawnSync(command, words, { cwd: root, stdio: 'inherit' });
  if (error) {
    console.error(`${command} could not be run: ${error.message}`);
    process.exit(1);
  }
  if (status !== 0) process.exit(status ?? 1);
}
