import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '../jwt';

/**
 * The bytes of stored objects, one file a version. A version never changes, so a file is whole or
 * absent whatever happens to the process; which versions count is up to storage.objects.
 */
export class ObjectFiles {
  constructor(readonly folder: string) {}

  /** Keeps the bytes of a version without waiting for the disk, for what would be made again. */
  async writeSoon(version: string, bytes: Uint8Array): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeFile(this.#file(version), bytes);
  }

  /** Keeps the bytes of a version. Resolves when they are on the disk. */
  async write(version: string, bytes: Uint8Array): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const unfinished = `${this.#file(version)}.part`;
    const file = await open(unfinished, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, this.#file(version));
  }

  /** The bytes of a version; undefined when there are none. */
  async read(version: string): Promise<Buffer<ArrayBuffer> | undefined> {
    try {
      return await readFile(this.#file(version));
    } catch (error) {
      if (isRecord(error) && error['code'] === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Deletes a version, if it is there. */
  async remove(version: string): Promise<void> {
    await rm(this.#file(version), { force: true });
  }

  /** Deletes everything but the given versions: what an interrupted upload or removal left behind. */
  async keepOnly(versions: ReadonlySet<string>): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    for (const name of await readdir(this.folder)) {
      if (!versions.has(name)) await rm(path.join(this.folder, name), { force: true });
    }
  }

  #file(version: string): string {
    if (!/^[0-9a-f-]{36}$/.test(version))
      throw new Error('This is not the name of a stored version.');
    return path.join(this.folder, version);
  }
}
