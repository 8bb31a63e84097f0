import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BundleName } from '../../deploy/registry';

/** Where bundles are built from and released to. */
export interface Workplace {
  /** The folder of the repository. */
  readonly root: string;
  readonly releases: string;
  /** Builds for this machine alone, in a third of the time; see `isQuick` in webpack.common.js. */
  readonly isQuick?: boolean;
}

/** What a build was made from, as `buildInputs` lists it. */
export interface BuildInputs {
  readonly files: readonly string[];
  readonly packages: readonly string[];
}

/** A build: its version, and each thing it was made from with its content then. */
interface Build {
  readonly version: string;
  /** Whether it was made for this machine alone; see `isQuick` in webpack.common.js. */
  readonly isQuick?: boolean;
  readonly contents: Readonly<Record<string, string>>;
}

/** How many builds of a bundle are remembered. */
const REMEMBERED = 20;

const fileOf = (releases: string, bundle: BundleName) =>
  path.join(releases, 'builds', `${bundle}.json`);

function isBuild(value: unknown): value is Build {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'string' &&
    'contents' in value &&
    typeof value.contents === 'object' &&
    value.contents !== null
  );
}

/** Builds of a bundle: first the one that was released last, then the others, newest first. */
async function readBuilds(releases: string, bundle: BundleName): Promise<Build[]> {
  try {
    const value: unknown = JSON.parse(await readFile(fileOf(releases, bundle), 'utf8'));
    return Array.isArray(value) ? value.filter(isBuild) : [];
  } catch {
    // An unknown past only means that the bundle is built once more.
    return [];
  }
}

async function readJson(file: string): Promise<Record<string, unknown>> {
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

// 'settings' are the supported browsers, 'package:<name>' a version, everything else the hash of a file.
async function contentOf(root: string, input: string): Promise<string> {
  try {
    if (input === 'settings') {
      return JSON.stringify((await readJson(path.join(root, 'package.json')))['browserslist']);
    }
    if (input.startsWith('package:')) {
      const folder = path.join(root, 'node_modules', input.slice('package:'.length));
      return String((await readJson(path.join(folder, 'package.json')))['version']);
    }
    return createHash('sha256')
      .update(await readFile(path.join(root, input)))
      .digest('hex');
  } catch {
    return 'absent';
  }
}

/** Whether a build is what these sources give; a quick one is that only where one will do. */
async function isUnchanged(
  { root, isQuick: mayBeQuick = false }: Pick<Workplace, 'root' | 'isQuick'>,
  { contents, isQuick = false }: Build,
): Promise<boolean> {
  if (isQuick && !mayBeQuick) return false;
  for (const [input, content] of Object.entries(contents)) {
    if ((await contentOf(root, input)) !== content) return false;
  }
  return true;
}

/** The version that was built from the sources as they are; undefined when none is remembered. */
export async function versionBuilt(
  place: Workplace,
  bundle: BundleName,
): Promise<string | undefined> {
  for (const build of await readBuilds(place.releases, bundle)) {
    if (await isUnchanged(place, build)) return build.version;
  }
  return undefined;
}

/** Whether anything the bundle released last was made from has changed since. */
export async function hasChanged(place: Workplace, bundle: BundleName): Promise<boolean> {
  const [last] = await readBuilds(place.releases, bundle);
  return last === undefined || !(await isUnchanged(place, last));
}

/** Remembers what a version was built from. */
export async function recordBuild(
  { root, releases, isQuick }: Workplace,
  bundle: BundleName,
  version: string,
  { files, packages }: BuildInputs,
): Promise<void> {
  const inputs = ['settings', ...files, ...packages.map((name) => `package:${name}`)];
  const contents = await Promise.all(
    inputs.map(async (input) => [input, await contentOf(root, input)] as const),
  );
  const build = { version, contents: Object.fromEntries(contents), ...(isQuick && { isQuick }) };
  const [released, ...others] = (await readBuilds(releases, bundle)).filter(
    (one) => JSON.stringify(one.contents) !== JSON.stringify(build.contents),
  );
  await writeBuilds(releases, bundle, [...(released ? [released] : []), build, ...others]);
}

/** Notes that the version built from the sources as they are was released. */
export async function recordRelease(
  place: Workplace,
  bundle: BundleName,
  version: string,
): Promise<void> {
  const builds = await readBuilds(place.releases, bundle);
  for (const build of builds) {
    if (build.version !== version || !(await isUnchanged(place, build))) continue;
    await writeBuilds(place.releases, bundle, [build, ...builds.filter((one) => one !== build)]);
    return;
  }
}

async function writeBuilds(
  releases: string,
  bundle: BundleName,
  builds: readonly Build[],
): Promise<void> {
  const file = fileOf(releases, bundle);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(builds.slice(0, REMEMBERED))}\n`);
}
