import type { ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { isReady } from './productMessages';

/** The folder of the repository. */
export const root = path.resolve(__dirname, '../..');

// Beside the releases, so that those can be linked. Playwright empties the folder before each run.
const copies = path.join(root, 'test-results/copies');

/** A folder of its own for a copy, with the files of a template. */
export async function copyFolder(
  kind: string,
  template: string,
): Promise<{ folder: string; dataDir: string }> {
  await mkdir(copies, { recursive: true });
  const folder = await mkdtemp(path.join(copies, `${kind}-`));
  const dataDir = path.join(folder, 'database');
  await cp(template, dataDir, { recursive: true });
  return { folder, dataDir };
}

/**
 * Waits until a forked copy answers. Closing ends it and removes its folder. Throws when it ended
 * before it answered.
 */
export async function runningCopy(running: ChildProcess, folder: string) {
  const ended = new Promise<void>((resolve) => {
    running.once('exit', () => {
      resolve();
    });
  });
  const origin = await new Promise<string>((resolve, reject) => {
    running.once('message', (message) => {
      if (isReady(message)) resolve(message.origin);
    });
    void ended.then(() => {
      reject(new Error(`The copy in ${path.basename(folder)} ended before it answered.`));
    });
  });
  return {
    origin,
    async close() {
      running.disconnect();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
