import { explain } from './product/runUntilStopped';
import { PlainError } from '../supabase/local/plainError';
import { parts } from './testing/parts';
import type { Part } from './testing/part';
import { runParts } from './testing/runParts';
import { typesAndLint } from './testing/typesAndLint';

function chosen(names: readonly string[]): readonly Part[] {
  const unknown = names.find((name) => !parts.some((part) => part.name === name));
  if (unknown !== undefined) {
    const known = parts.map(({ name }) => name).join(', ');
    throw new PlainError(`There is no part "${unknown}". Known: ${known}.`);
  }
  return parts.filter(({ name, isExtra }) =>
    names.length === 0 ? isExtra !== true : names.includes(name),
  );
}

/** Runs all parts of the tests, or those named on the command line; `--strict` fails flaky ones. */
async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const isStrict = words.includes('--strict');
  const running = chosen(words.filter((word) => word !== '--strict'));
  const together = typesAndLint();
  const hasAll = Object.keys(together).every((name) => running.some((part) => part.name === name));
  const howToRun = ({ name, run }: Part) => (hasAll ? (together[name] ?? run) : run);
  await runParts(running, howToRun, isStrict);
}

main().catch(explain);
