import { bundleNames, isBundleName, type BundleName } from '../deploy/registry';
import { PlainError } from '../supabase/local/plainError';
import { runDevelopment } from './development/runDevelopment';

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

runDevelopment(() => ({ port: 3000, bundles: developed(process.argv.slice(2)), page: 'shell' }));
