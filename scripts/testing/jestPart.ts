import type { Change } from './change';
import { count, orOneFailure, runTool, withReport, type Outcome } from './part';

/** Which tests jest runs, and on what. */
export interface JestRun {
  /** Projects of jest.config.js. */
  readonly projects: readonly string[];
  /** Which files, as jest's command line takes them; all of the projects when empty. */
  readonly words?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

// TEST_ORDER=random finds tests that depend on those before them in their file.
const inOrder = () => (process.env['TEST_ORDER'] === 'random' ? ['--randomize'] : []);

/** Runs tests with jest, and counts them. */
export async function jest({ projects, words = [], environment }: JestRun): Promise<Outcome> {
  let exitCode = 1;
  const report = await withReport(async (file) => {
    exitCode = await runTool(
      'jest/bin/jest.js',
      ['--selectProjects', ...projects, ...inOrder(), '--json', `--outputFile=${file}`, ...words],
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

/** After a change of these, every test runs. */
const SETTINGS = /^(package-lock\.json|(supabase\/)?jest\.config\.js|scripts\/testing\/\w+\.js)$/;
const CODE = /\.(?:[jt]sx?|mjs|css|json)$/;

/** Runs the tests that a change concerns, by what they import. */
export function jestRelatedTo({ files }: Change, run: JestRun): Promise<Outcome> {
  if (files.some((file) => SETTINGS.test(file))) return jest(run);
  const code = files.filter((file) => CODE.test(file));
  if (code.length === 0) return Promise.resolve({ passed: 0, failed: 0 });
  return jest({ ...run, words: ['--passWithNoTests', '--findRelatedTests', ...code] });
}
