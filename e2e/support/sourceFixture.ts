import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** A copy of sources, to build a changed release without touching them. */
export interface SourceFixture {
  /** Takes the place of the folder of the repository. */
  readonly root: string;
  /** Replaces one text in a copied file; throws when the text is not there. */
  replace(file: string, before: string | RegExp, after: string): Promise<void>;
  write(file: string, text: string): Promise<void>;
  close(): Promise<void>;
}

const OWN_PACKAGES = '@tree-service';

// Links to every package, but a folder of its own, so that the build has its own caches.
async function linkPackages(folder: string): Promise<void> {
  const installed = path.join(root, 'node_modules');
  const target = path.join(folder, 'node_modules');
  await mkdir(path.join(target, OWN_PACKAGES), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name === '.cache' || name === OWN_PACKAGES) continue;
    await symlink(path.join(installed, name), path.join(target, name));
  }
  for (const name of await readdir(path.join(folder, 'shared'))) {
    await symlink(path.join(folder, 'shared', name), path.join(target, OWN_PACKAGES, name));
  }
}

/** Copies folders of the sources and what builds them; the rest is linked. */
export async function openSourceFixture(...folders: readonly string[]): Promise<SourceFixture> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tree-service-fixture-'));
  const copied = [
    'webpack.common.js',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'scripts',
    ...folders,
  ];
  for (const part of copied) {
    await cp(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  for (const part of ['shared', 'shell', 'deploy', 'supabase', 'demo']) {
    if (!folders.includes(part)) await symlink(path.join(root, part), path.join(folder, part));
  }
  await linkPackages(folder);
  return {
    root: folder,
    write: (file, text) => writeFile(path.join(folder, file), text),
    async replace(file, before, after) {
      const place = path.join(folder, file);
      const text = await readFile(place, 'utf8');
      const changed = text.replace(before, after);
      if (changed === text) throw new Error(`${file} does not contain ${String(before)}.`);
      await writeFile(place, changed);
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
