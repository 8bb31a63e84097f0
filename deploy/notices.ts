import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleFolder, bundleNames, liveVersion, type Registry } from './registry';

/** Address of the notices of all packages that the live releases contain, and its file among the releases. */
export const NOTICES_PATH = '/third-party-notices.txt';

/** File of each release with the notices of the packages in it: scripts/releases/notices.js. */
const OF_RELEASE = 'THIRD-PARTY-NOTICES.txt';

/** Stands above each package. */
const RULE = `${'~'.repeat(80)}\n`;

const INTRODUCTION =
  'Tree Service contains the packages below, under the terms that follow each of them.\n\n';

/** Writes the notices of all live releases into one file, each package once. */
export async function writeNotices(releases: string, registry: Registry): Promise<void> {
  const packages = new Set<string>();
  for (const bundle of bundleNames) {
    const version = liveVersion(registry, bundle);
    if (version === undefined) continue;
    const file = path.join(bundleFolder(releases, bundle), version, OF_RELEASE);
    // Releases from before they had any.
    if (!existsSync(file)) continue;
    for (const one of (await readFile(file, 'utf8')).split(RULE)) packages.add(one.trim());
  }
  packages.delete('');
  const target = path.join(releases, NOTICES_PATH);
  const draft = `${target}.${process.pid}.draft`;
  const text = [...packages].sort().map((one) => `${RULE}${one}\n`);
  await writeFile(draft, INTRODUCTION + text.join('\n'));
  await rename(draft, target);
}
