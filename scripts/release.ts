import { bundleNames, isBundleName, liveVersion, readRegistry } from '../deploy/registry';
import { PlainError } from '../supabase/local/plainError';
import { releases, root } from './product/environment';
import { explain } from './product/runUntilStopped';
import { CompileError, release } from './releases/release';

/** Releases one bundle: builds it into a folder of its own and activates it in the registry. */
async function main(): Promise<void> {
  const bundle = process.argv[2];
  if (!isBundleName(bundle)) {
    throw new PlainError(`Say which bundle to release: ${bundleNames.join(', ')}.`);
  }
  const before = liveVersion(await readRegistry(releases), bundle);
  const { version, built, milliseconds } = await release({ root, releases }, bundle);
  if (version === before) {
    console.log(`${bundle} ${version} is live already; nothing changed since.`);
    return;
  }
  const how = built ? `built in ${(milliseconds / 1000).toFixed(1)} s` : 'built before';
  console.log(`${bundle} ${version} is live (${how}).`);
  if (before !== undefined) {
    console.log(`To take it back: npm run rollback -- ${bundle} ${before}`);
  }
}

main().catch((failure: unknown) => {
  explain(failure instanceof CompileError ? new PlainError(failure.message) : failure);
});
