import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { compileProgram } from './program';
import { settleTemplate } from './template';

const root = path.resolve(__dirname, '../..');

function run(...script: readonly string[]): void {
  execFileSync(process.execPath, ['--import', 'tsx', ...script], { cwd: root, stdio: 'inherit' });
}

/** Before the first test: builds what is stale and seeds the database every copy starts from. */
export default async function prepareRun(): Promise<void> {
  run('scripts/build.ts');
  await compileProgram();
  run('e2e/support/buildTemplate.ts', settleTemplate());
}
