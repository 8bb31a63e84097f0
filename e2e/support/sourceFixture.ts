import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { BundleName } from '../../deploy/registry';

const root = path.resolve(__dirname, '../..');

/** A copy of the sources of one bundle, to build a changed release without touching them. */
export interface SourceFixture {
  /** Takes the place of the folder of the repository. */
  readonly root: string;
  /** Replaces one text in a file of the bundle; throws when the text is not there. */
  replace(file: string, before: string | RegExp, after: string): Promise<void>;
  close(): Promise<void>;
}

// Links to every package, but a folder of its own, so that the build has its own caches.
async function linkPackages(target: string): Promise<void> {
  const installed = path.join(root, 'node_modules');
  await mkdir(target);
  for (const name of await readdir(installed)) {
    if (name !== '.cache') await symlink(path.join(installed, name), path.join(target, name));
  }
}

/** Copies the sources of one bundle. */
export async function openSourceFixture(bundle: BundleName): Promise<SourceFixture> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tree-service-fixture-'));
  const alike = ['webpack.common.js', 'package.json', 'package-lock.json', 'scripts', bundle];
  for (const part of alike) {
    await cp(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  for (const part of ['shared', 'shell']) {
    if (part !== bundle) await symlink(path.join(root, part), path.join(folder, part));
  }
  await linkPackages(path.join(folder, 'node_modules'));
  return {
    root: folder,
    async replace(file, before, after) {
      const place = path.join(folder, bundle, file);
      const text = await readFile(place, 'utf8');
      const changed = text.replace(before, after);
      if (changed === text) throw new Error(`${file} does not contain ${String(before)}.`);
      await writeFile(place, changed);
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
