import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
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

/** Installs the dependencies when they are missing or older than the lockfile. */
export function installWhenNeeded() {
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return;
  console.log('Installing dependencies...');
  // Not `npm ci`, which would install everything again after every change of the lockfile.
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
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
