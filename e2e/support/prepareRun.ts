import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startDemoCluster } from './demoCluster';
import { compileProgram } from './program';
import { settleTemplate } from './template';

const root = path.resolve(__dirname, '../..');

async function run(...script: readonly string[]): Promise<void> {
  const running = spawn(process.execPath, ['--import', 'tsx', ...script], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = await once(running, 'exit');
  if (code !== 0) throw new Error(`${script.join(' ')} ended with ${code}.`);
}

/** Words for scripts/build.ts before the core of the browser tests; all others run on what `npm run build` makes. */
const CORE_BUILD: readonly string[] = [];

/**
 * Before the first test: builds what is stale and seeds the databases every copy starts from. Returns
 * what ends the run.
 */
export default async function prepareRun(): Promise<() => void> {
  const cluster = await startDemoCluster();
  // Together, so that neither core waits while the last bundle is built or the last database seeded.
  const prepared = await Promise.allSettled([
    run('scripts/build.ts', ...(process.env['TEST_SCOPE'] === 'core' ? CORE_BUILD : [])),
    compileProgram(),
    run('e2e/support/buildTemplate.ts', settleTemplate()),
    run('e2e/support/buildTemplate.ts', cluster.dataDir, cluster.seeded),
  ]);
  const failed = prepared.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') {
    cluster.stop();
    throw failed.reason;
  }
  return cluster.stop;
}
