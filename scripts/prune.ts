import { PlainError } from '../supabase/local/plainError';
import { readCommandLine } from './product/commandLine';
import { releases } from './product/environment';
import { explain } from './product/runUntilStopped';
import { pruneReleases } from './releases/prune';

const USAGE = `Usage: npm run releases:prune -- [OPTIONS]
  --days DAYS   keeps every release of the last DAYS days; 30 when absent
  --dry-run     says what would be deleted`;

const options = {
  days: { type: 'string', default: '30' },
  'dry-run': { type: 'boolean', default: false },
} as const;

/** Deletes releases that no page needs any more. */
async function main(): Promise<void> {
  const { values, positionals } = readCommandLine(options, USAGE);
  const days = Number(values.days);
  if (positionals.length > 0 || !Number.isInteger(days) || days < 1) throw new PlainError(USAGE);
  const isDryRun = values['dry-run'];
  const pruned = await pruneReleases({ releases, days, isDryRun });
  for (const { bundle, version, what } of pruned) console.log(`  ${bundle} ${version} (${what})`);
  console.log(
    pruned.length === 0
      ? 'There is nothing to delete.'
      : isDryRun
        ? 'These would be deleted. Nothing was changed.'
        : 'These were deleted.',
  );
}

main().catch(explain);
