import { bundleNames, isBundleName, type BundleName } from '../deploy/registry';
import { PlainError } from '../supabase/local/plainError';
import { seedDatabase } from '../supabase/seed';
import { startDevelopment } from './development/startDevelopment';
import {
  databaseUrl,
  dataDirectory,
  portFromEnvironment,
  releases,
  root,
} from './product/environment';
import { greeting } from './product/greeting';
import { runUntilStopped } from './product/runUntilStopped';

const DEFAULT_PORT = 3000;

/**
 * What to compile from its sources: all five bundles, or the shell and the remotes that are named;
 * the others then come from their last build. Throws a `PlainError` for an unknown name.
 */
function developed(words: readonly string[]): readonly BundleName[] {
  const unknown = words.find((word) => !isBundleName(word));
  if (unknown !== undefined) {
    throw new PlainError(`There is no bundle "${unknown}". Known: ${bundleNames.join(', ')}.`);
  }
  if (words.length === 0) return bundleNames;
  return bundleNames.filter((name) => name === 'shell' || words.includes(name));
}

runUntilStopped(async () => {
  const running = await startDevelopment({
    port: portFromEnvironment(DEFAULT_PORT),
    root,
    releases,
    dataDir: dataDirectory(),
    databaseUrl: databaseUrl(),
    seed: seedDatabase,
    bundles: developed(process.argv.slice(2)),
    page: 'shell',
  });
  console.log(greeting(running.origin));
  return running;
});
