import { parts } from './testing/parts';
import type { Outcome, Part } from './testing/part';

/** A part that ran. */
interface Result extends Outcome {
  readonly name: string;
  readonly seconds: number;
}

async function runPart({ name, run }: Part): Promise<Result> {
  console.log(`\n=== ${name} ===`);
  const start = Date.now();
  const outcome = await run();
  return { name, ...outcome, seconds: Math.round((Date.now() - start) / 1000) };
}

function chosen(names: readonly string[]): readonly Part[] {
  const unknown = names.find((name) => !parts.some((part) => part.name === name));
  if (unknown !== undefined) {
    const known = parts.map(({ name }) => name).join(', ');
    throw new Error(`There is no part "${unknown}". Known: ${known}.`);
  }
  return names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name));
}

/** Runs all parts of the tests, or those named on the command line, and adds them up. */
async function main(): Promise<void> {
  const results: Result[] = [];
  for (const part of chosen(process.argv.slice(2))) results.push(await runPart(part));

  console.log('\nPart        Passed  Failed  Seconds');
  for (const { name, passed, failed, seconds } of results) {
    const [p, f, s] = [passed, failed, seconds].map(String);
    console.log(`${name.padEnd(10)}  ${p?.padStart(6)}  ${f?.padStart(6)}  ${s?.padStart(7)}`);
  }
  const total = (of: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[of], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  if (total('failed') > 0) process.exitCode = 1;
}

main().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
});
