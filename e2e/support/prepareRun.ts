import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { startDemoCluster } from './demoCluster';
import { compileProgram } from './program';
import { settleTemplate } from './template';

const root = path.resolve(__dirname, '../..');

function run(...script: readonly string[]): void {
  execFileSync(process.execPath, ['--import', 'tsx', ...script], { cwd: root, stdio: 'inherit' });
}

/**
 * Before the first test: builds what is stale and seeds the databases every copy starts from. Returns
 * what ends the run.
 */
export default async function prepareRun(): Promise<() => void> {
  run('scripts/build.ts');
  await compileProgram();
  run('e2e/support/buildTemplate.ts', settleTemplate());
  const cluster = await startDemoCluster();
  try {
    run('e2e/support/buildTemplate.ts', cluster.dataDir, cluster.seeded);
  } catch (failure) {
    cluster.stop();
    throw failure;
  }
  return cluster.stop;
}
