import { count, orOneFailure, runTool, withReport, type Outcome } from './part';

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;

function listOf(value: unknown, field: string): readonly unknown[] {
  const list = fieldOf(value, field);
  return Array.isArray(list) ? list : [];
}

const seconds = (result: unknown) => `${Math.round(count(result, 'duration') / 1000)} s`;

/** The tests that passed only on a second try, by file, line and title, with the time of each try. */
function flakyTests(report: unknown): string[] {
  const inside = listOf(report, 'suites').flatMap(flakyTests);
  const own = listOf(report, 'specs').flatMap((spec) =>
    listOf(spec, 'tests')
      .filter((test) => fieldOf(test, 'status') === 'flaky')
      .map((test) => {
        const place = `${String(fieldOf(spec, 'file'))}:${count(spec, 'line')}`;
        const tries = listOf(test, 'results').map(seconds).join(', then ');
        return `${place} ${String(fieldOf(spec, 'title'))} (${tries})`;
      }),
  );
  return [...own, ...inside];
}

/** How a run of Playwright ended, as its JSON report says. */
export function outcomeOf(report: unknown, exitCode: number): Outcome {
  const stats = fieldOf(report, 'stats');
  return orOneFailure(
    {
      passed: count(stats, 'expected') + count(stats, 'flaky'),
      failed: count(stats, 'unexpected') + count(stats, 'skipped'),
      flaky: flakyTests(report),
    },
    exitCode,
  );
}

/** Runs the browser tests of some projects of playwright.config.ts. */
export async function playwright(
  projects: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  let exitCode = 1;
  const words = projects.flatMap((project) => ['--project', project]);
  const report = await withReport(async (file) => {
    exitCode = await runTool('@playwright/test/cli.js', ['test', ...words], {
      ...environment,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
  });
  return outcomeOf(report, exitCode);
}
