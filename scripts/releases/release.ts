import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';
import { bundleFolder, liveVersion, readRegistry, type BundleName } from '../../deploy/registry';
import { PlainError } from '../../supabase/local/plainError';
import {
  hasChanged,
  recordBuild,
  versionBuilt,
  type BuildInputs,
  type Workplace,
} from './buildCache';
import { publish, publishedVersions } from './publish';

/** How a build came about. */
export interface Built {
  readonly version: string;
  /** False when these very sources had been built before. */
  readonly built: boolean;
  readonly milliseconds: number;
}

/** How a build runs. */
export interface BuildOptions {
  /** Ends it. */
  readonly signal?: AbortSignal;
  /** Leaves the processor to whatever else runs. */
  readonly isInBackground?: boolean;
}

/** As `nice` counts. */
const BACKGROUND = 10;

function compile(
  { root, isQuick = false }: Workplace,
  bundle: BundleName,
  folder: string,
  { signal, isInBackground = false }: BuildOptions,
): Promise<void> {
  const script = path.join(root, 'scripts/releases/compileBundle.js');
  return new Promise((resolve, reject) => {
    const compiling = spawn(
      process.execPath,
      [script, bundle, folder, ...(isQuick ? ['quick'] : [])],
      {
        cwd: root,
        signal,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, NODE_ENV: 'production' },
      },
    );
    if (isInBackground && compiling.pid !== undefined) setPriority(compiling.pid, BACKGROUND);
    compiling.on('error', reject);
    compiling.on('exit', (code) => {
      if (code === 0) resolve();
      // The compiler has printed why.
      else reject(new PlainError(`${bundle} does not compile.`));
    });
  });
}

const BUILDING = '.building-';

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Removes what builds left behind that did not come to their end. */
async function removeInterrupted(releasesOfBundle: string): Promise<void> {
  for (const name of await readdir(releasesOfBundle)) {
    const isLeft = name.startsWith(BUILDING) && !isRunning(Number(name.slice(BUILDING.length)));
    if (isLeft) await rm(path.join(releasesOfBundle, name), { recursive: true, force: true });
  }
}

// The compiler leaves the list beside the bundle; it is not part of the release.
async function takeInputs(folder: string): Promise<BuildInputs> {
  const file = path.join(folder, 'inputs.json');
  const value: BuildInputs = JSON.parse(await readFile(file, 'utf8'));
  await rm(file);
  return value;
}

/**
 * Builds a bundle from the sources as they are, unless built before. Makes nothing live. Throws a
 * `PlainError` when it does not compile, and when it is ended by the signal.
 */
export async function build(
  place: Workplace,
  bundle: BundleName,
  options: BuildOptions = {},
): Promise<Built> {
  const { releases } = place;
  const start = Date.now();
  const known = await versionBuilt(place, bundle);
  const isKept = known !== undefined && (await publishedVersions(releases, bundle)).includes(known);
  let version = known;
  if (version === undefined || !isKept) {
    const folder = path.join(bundleFolder(releases, bundle), `${BUILDING}${process.pid}`);
    await mkdir(path.dirname(folder), { recursive: true });
    await removeInterrupted(path.dirname(folder));
    await compile(place, bundle, folder, options);
    const inputs = await takeInputs(folder);
    version = await publish(releases, bundle, folder);
    await recordBuild(place, bundle, version, inputs);
  }
  return { version, built: !isKept, milliseconds: Date.now() - start };
}

/**
 * Whether the sources changed since the bundle was released last. A bundle that was rolled back on
 * purpose is not stale until they do.
 */
export async function isStale(place: Workplace, bundle: BundleName): Promise<boolean> {
  const { releases } = place;
  const live = liveVersion(await readRegistry(releases), bundle);
  if (live === undefined) return true;
  if (!(await publishedVersions(releases, bundle)).includes(live)) return true;
  return hasChanged(place, bundle);
}
