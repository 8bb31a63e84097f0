import { check, count, runTool, withReport, type Outcome, type Part } from './part';
import { ensureChromium } from './ensureChromium';
import { ensurePostgres } from './ensurePostgres';

function orOneFailure(outcome: Outcome, exitCode: number): Outcome {
  const isSilentFailure = exitCode !== 0 && outcome.failed === 0;
  return isSilentFailure ? { ...outcome, failed: 1 } : outcome;
}

async function jest(
  project: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  let exitCode = 1;
  const report = await withReport(async (file) => {
    exitCode = await runTool(
      'jest/bin/jest.js',
      ['--selectProjects', project, '--json', `--outputFile=${file}`],
      environment,
    );
  });
  const passed = count(report, 'numPassedTests');
  // A skipped test proves nothing, so it counts as failed; so does a file that could not be run.
  const failed =
    count(report, 'numFailedTests') +
    count(report, 'numPendingTests') +
    count(report, 'numTodoTests') +
    count(report, 'numRuntimeErrorTestSuites');
  return orOneFailure({ passed, failed }, exitCode);
}

async function playwright(): Promise<Outcome> {
  ensureChromium();
  let exitCode = 1;
  const report = await withReport(async (file) => {
    exitCode = await runTool('@playwright/test/cli.js', ['test'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
  });
  const stats: unknown =
    typeof report === 'object' && report !== null ? Reflect.get(report, 'stats') : undefined;
  return orOneFailure(
    {
      // One that passed on its second try counts as passed; the list above names it as flaky.
      passed: count(stats, 'expected') + count(stats, 'flaky'),
      failed: count(stats, 'unexpected') + count(stats, 'skipped'),
    },
    exitCode,
  );
}

/** Every part of the tests, in the order they are run. */
export const parts: readonly Part[] = [
  check('types', 'typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json']),
  check('lint', 'eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
  check('format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
  { name: 'unit', run: () => jest('unit') },
  { name: 'database', run: () => jest('database') },
  {
    name: 'postgres',
    run: () => {
      ensurePostgres();
      return jest('database', { TEST_DATABASE: 'postgres' });
    },
  },
  { name: 'browser', run: playwright },
];
