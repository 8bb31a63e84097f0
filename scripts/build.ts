import { bundleNames, isBundleName, type BundleName } from '../deploy/registry';
import { inPairs } from './inPairs';
import { releases, root } from './product/environment';
import { CompileError, isStale, release } from './releases/release';

const place = { root, releases };

async function buildOne(bundle: BundleName): Promise<void> {
  const { version, milliseconds } = await release(place, bundle);
  console.log(`${bundle.padEnd(10)} ${version}  ${(milliseconds / 1000).toFixed(1)} s`);
}

/** Builds and makes live every bundle whose sources changed, or those named on the command line. */
async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const unknown = asked.find((word) => !isBundleName(word));
  if (unknown !== undefined) {
    throw new CompileError(`There is no bundle "${unknown}". Known: ${bundleNames.join(', ')}.`);
  }
  const stale: BundleName[] = [];
  for (const bundle of asked.length > 0 ? asked.filter(isBundleName) : bundleNames) {
    if (await isStale(place, bundle)) stale.push(bundle);
  }
  if (stale.length === 0) {
    console.log('Every bundle is up to date.');
    return;
  }
  const start = Date.now();
  await inPairs(stale, buildOne);
  console.log(`Built ${stale.length} in ${((Date.now() - start) / 1000).toFixed(1)} s.`);
}

main().catch((failure: unknown) => {
  console.error(failure instanceof CompileError ? failure.message : failure);
  process.exitCode = 1;
});
