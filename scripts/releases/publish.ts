import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleFolder, type BundleName } from '../../deploy/registry';

const PLACEHOLDER = '__RELEASE__';

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Source maps go elsewhere; the statistics beside the manifest tell no one anything. */
const isServed = (file: string) => !file.endsWith('.map') && !file.startsWith('mf-stats.json');

async function contentHash(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    if (!isServed(file)) continue;
    hash
      .update(file)
      .update('\0')
      .update(await readFile(path.join(folder, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 10);
}

/** Versions of a bundle that are kept, oldest first. */
export async function publishedVersions(releases: string, bundle: BundleName): Promise<string[]> {
  const folder = bundleFolder(releases, bundle);
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort();
}

function timestamp(now: Date): string {
  return now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
}

/** Pages, and what is prerendered for one, name files of their own release. */
const NAMES_RELEASE = /\.html$|^prerender.*\.json$/;

async function writeVersionIntoPages(folder: string, version: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!NAMES_RELEASE.test(name)) continue;
    const file = path.join(folder, name);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(PLACEHOLDER, version));
  }
}

/**
 * Moves a compiled bundle to its place among the releases and returns its version: the UTC time of
 * publishing and a hash of the content. Content that is published already keeps its version. Source
 * maps go to `sourcemaps/`, which is served to administrators alone.
 */
export async function publish(
  releases: string,
  bundle: BundleName,
  compiled: string,
): Promise<string> {
  const files = await filesBelow(compiled);
  const hash = await contentHash(compiled, files);
  const known = (await publishedVersions(releases, bundle)).find((one) => one.endsWith(`-${hash}`));
  if (known) {
    await rm(compiled, { recursive: true, force: true });
    return known;
  }
  const version = `${timestamp(new Date())}-${hash}`;
  for (const map of files.filter((file) => file.endsWith('.map'))) {
    const target = path.join(releases, 'sourcemaps', bundle, version, map);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(path.join(compiled, map), target);
  }
  for (const statistics of files.filter((file) => file.startsWith('mf-stats.json'))) {
    await rm(path.join(compiled, statistics));
  }
  await writeVersionIntoPages(compiled, version);
  await rename(compiled, path.join(bundleFolder(releases, bundle), version));
  return version;
}
