import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BundleName } from '../../deploy/registry';

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

// The rest of the root package, such as its commands, changes nothing in a bundle.
async function supportedBrowsers(root: string): Promise<string> {
  const settings: unknown = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const isObject = typeof settings === 'object' && settings !== null;
  return JSON.stringify(isObject && 'browserslist' in settings ? settings.browserslist : null);
}

/**
 * Fingerprint of everything a bundle is built from: its own sources, the shared package, the build
 * and the locked dependencies. Equal fingerprints give equal releases.
 */
export async function sourcesFingerprint(root: string, bundle: BundleName): Promise<string> {
  const settings = ['webpack.common.js', 'package-lock.json', `${bundle}/package.json`].map(
    (file) => path.join(root, file),
  );
  const sources = await Promise.all(
    [`${bundle}/src`, 'shared', 'scripts/bundling', 'scripts/releases'].map((folder) =>
      filesBelow(path.join(root, folder)),
    ),
  );
  const hash = createHash('sha256').update(await supportedBrowsers(root));
  for (const file of [...settings, ...sources.flat().sort()]) {
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
}
