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

/**
 * Runs parts of the tests and prints what passed, what failed and how long each took; the last line
 * adds them up. A failure marks the process as failed.
 */
export async function runParts(
  parts: readonly Part[],
  howToRun: (part: Part) => () => Promise<Outcome>,
): Promise<void> {
  const start = Date.now();
  const results: Result[] = [];
  for (const group of inGroups(parts)) {
    results.push(...(await Promise.all(group.map((part) => runPart(part.name, howToRun(part))))));
  }

  console.log('\nPart             Passed  Failed  Seconds');
  for (const { name, passed, failed, seconds } of results) {
    const [p, f, s] = [passed, failed, seconds].map(String);
    console.log(`${name.padEnd(15)}  ${p?.padStart(6)}  ${f?.padStart(6)}  ${s?.padStart(7)}`);
  }
  const total = (of: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[of], 0);
  console.log(`In ${Math.round((Date.now() - start) / 1000)} seconds`);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  if (total('failed') > 0) process.exitCode = 1;
}
