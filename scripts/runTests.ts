import { explain } from './product/runUntilStopped';
import { PlainError } from '../supabase/local/plainError';
import { parts } from './testing/parts';
import type { Part } from './testing/part';
import { runParts } from './testing/runParts';

const SWITCHES = ['--all', '--rest', '--strict'];

/** The parts that are named; else those of `npm test`, with `--all` and all others, with `--rest` these alone. */
function chosen(names: readonly string[], switches: readonly string[]): readonly Part[] {
  const unknown = names.find((name) => !parts.some((part) => part.name === name));
  if (unknown !== undefined) {
    const known = parts.map(({ name }) => name).join(', ');
    throw new PlainError(`There is no part "${unknown}". Known: ${known}.`);
  }
  if (names.length > 0) return parts.filter(({ name }) => names.includes(name));
  return parts.filter(({ runsIn }) =>
    runsIn === undefined
      ? !switches.includes('--rest')
      : runsIn === 'test:all' && switches.some((word) => word === '--all' || word === '--rest'),
  );
}

/** Runs parts of the tests; `--strict` fails flaky ones. */
async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const switches = words.filter((word) => SWITCHES.includes(word));
  const names = words.filter((word) => !SWITCHES.includes(word));
  await runParts(chosen(names, switches), ({ run }) => run, switches.includes('--strict'));
}

main().catch(explain);
