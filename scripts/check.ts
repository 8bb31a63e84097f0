import { parseArgs } from 'node:util';
import { PlainError, reasonOf } from '../supabase/local/plainError';
import { explain } from './product/runUntilStopped';
import { findChange, type ChangeOptions } from './testing/change';
import { parts } from './testing/parts';
import { runParts } from './testing/runParts';

function readOptions(): ChangeOptions {
  try {
    const { values } = parseArgs({
      options: { area: { type: 'string', short: 'w' }, since: { type: 'string' } },
    });
    return values;
  } catch (failure) {
    throw new PlainError(
      `${reasonOf(failure)} Use: npm run check -- [-w mf-vendor] [--since REFERENCE]`,
    );
  }
}

/** Checks what was changed in this branch, or since a commit, or one area: in minutes, while working. */
async function main(): Promise<void> {
  const change = findChange(readOptions());
  console.log(`Checking ${change.files.length} files.`);
  await runParts(
    parts.filter((part) => part.runFor !== undefined),
    ({ run, runFor }) => (runFor === undefined ? run : () => runFor(change)),
  );
}

main().catch(explain);
