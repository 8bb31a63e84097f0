import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { BundleName } from '../../deploy/registry';

const root = path.resolve(__dirname, '../..');

/** A copy of what one bundle is built from, to build a changed release without touching the sources. */
export interface Workshop {
  /** Stands in for the folder of the repository. */
  readonly root: string;
  /** Replaces one text in a file of the bundle; throws when the text is not there. */
  replace(file: string, before: string | RegExp, after: string): Promise<void>;
  close(): Promise<void>;
}

// Links to every package, but a folder of its own, so that caches of the build stay apart.
async function linkPackages(target: string): Promise<void> {
  const installed = path.join(root, 'node_modules');
  await mkdir(target);
  for (const name of await readdir(installed)) {
    if (name !== '.cache') await symlink(path.join(installed, name), path.join(target, name));
  }
}

/** Sets up a workshop for one bundle. */
export async function openWorkshop(bundle: BundleName): Promise<Workshop> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tree-service-workshop-'));
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
