import { fork } from 'node:child_process';
import path from 'node:path';
import type { RemoteName } from '@tree-service/kernel/contract';
import { copyFolder, root, runningCopy } from './runningCopy';
import { settledTemplate } from './template';

/** A remote that runs alone from its sources, with a database of its own. */
export interface DevelopmentCopy {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts a remote alone on a free port, its database seeded with the demo data. */
export async function startDevelopmentCopy(remote: RemoteName): Promise<DevelopmentCopy> {
  const template = settledTemplate();
  const { folder, dataDir } = await copyFolder('development', template);
  const program = path.join(root, 'e2e/support/runDevelopment.ts');
  const running = fork(program, [remote, dataDir, template], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return runningCopy(running, folder);
}
