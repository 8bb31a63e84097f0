import { fork } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@tree-service/kernel/contract';
import { isReady } from './productMessages';
import { settledTemplate } from './template';

const root = path.resolve(__dirname, '../..');
const copies = path.join(root, 'test-results/copies');

/** A remote that runs alone from its sources, with a database of its own. */
export interface DevelopmentCopy {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts a remote alone on a free port, its database seeded with the demo data. */
export async function startDevelopmentCopy(remote: RemoteName): Promise<DevelopmentCopy> {
  await mkdir(copies, { recursive: true });
  const folder = await mkdtemp(path.join(copies, 'development-'));
  const dataDir = path.join(folder, 'database');
  await cp(settledTemplate(), dataDir, { recursive: true });
  const program = path.join(root, 'e2e/support/runDevelopment.ts');
  const running = fork(program, [remote, dataDir, settledTemplate()], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
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
      reject(new Error(`${remote} ended before it answered.`));
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
