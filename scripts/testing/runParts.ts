import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Outcome, Part } from './part';

interface Result extends Outcome {
  readonly name: string;
  readonly seconds: number;
}

async function runPart(name: string, run: () => Promise<Outcome>): Promise<Result> {
  console.log(`\n=== ${name} ===`);
  const start = Date.now();
  const outcome = await run();
  return { name, ...outcome, seconds: Math.round((Date.now() - start) / 1000) };
}

/** Parts that keep one core busy run beside their neighbors of the kind, the others alone. */
function inGroups(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    if (part.isOnOneCore && group?.[0]?.isOnOneCore) group.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** A result in which flaky tests have failed. */
export function strictly({ flaky = [], passed, failed, ...result }: Result): Result {
  return { ...result, flaky, passed: passed - flaky.length, failed: failed + flaky.length };
}

/** The closing lines of a run: each part, what was flaky, and the sum, which ends the output. */
export function summaryOf(results: readonly Result[]): string[] {
  const names = results.flatMap(({ flaky = [] }) => flaky);
  const total = (of: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[of], 0);
  return [
    'Part             Passed  Failed   Flaky  Seconds',
    ...results.map(({ name, passed, failed, flaky = [], seconds }) => {
      const figures = [passed, failed, flaky.length].map((figure) => String(figure).padStart(6));
      return `${name.padEnd(15)}  ${figures.join('  ')}  ${String(seconds).padStart(7)}`;
    }),
    ...(names.length > 0
      ? [
          '',
          `${names.length} FLAKY, passed only on a second try:`,
          ...names.map((one) => `  ${one}`),
        ]
      : []),
    '',
    `${total('passed')} passed, ${total('failed')} failed`,
  ];
}

/** What parts did before in another process of the same run, which keeps it in the file TEST_RESULTS names. */
function earlierResults(file: string | undefined): Result[] {
  const text = file && existsSync(file) ? readFileSync(file, 'utf8') : '';
  return text === '' ? [] : JSON.parse(text);
}

/**
 * Runs parts of the tests and prints what passed, what failed and how long each took; the last line
 * adds them up. A failure marks the process as failed, and so does a flaky test when `isStrict`.
 */
export async function runParts(
  parts: readonly Part[],
  howToRun: (part: Part) => () => Promise<Outcome>,
  isStrict = false,
): Promise<void> {
  const start = Date.now();
  const file = process.env['TEST_RESULTS'];
  const results = earlierResults(file);
  for (const group of inGroups(parts)) {
    results.push(...(await Promise.all(group.map((part) => runPart(part.name, howToRun(part))))));
  }
  if (file) writeFileSync(file, JSON.stringify(results));
  console.log(`\nIn ${Math.round((Date.now() - start) / 1000)} seconds`);
  const counted = isStrict ? results.map(strictly) : results;
  console.log(summaryOf(counted).join('\n'));
  if (counted.some(({ failed }) => failed > 0)) process.exitCode = 1;
}
