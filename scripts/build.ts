import {
  bundleNames,
  isBundleName,
  liveVersion,
  readRegistry,
  type BundleName,
} from '../deploy/registry';
import { PlainError } from '../supabase/local/plainError';
import { inPairs } from './inPairs';
import { kernelProblem } from './kernel/kernelApi';
import { releases, root } from './product/environment';
import { explain } from './product/runUntilStopped';
import { recordRelease, versionBuilt } from './releases/buildCache';
import { goLiveTogether } from './releases/goLive';
import { build, isStale } from './releases/release';

const place = { root, releases };

function bundlesAsked(words: readonly string[]): readonly BundleName[] {
  const unknown = words.find((word) => !isBundleName(word));
  if (unknown !== undefined) {
    throw new PlainError(`There is no bundle "${unknown}". Known: ${bundleNames.join(', ')}.`);
  }
  return words.length > 0 ? words.filter(isBundleName) : bundleNames;
}

/** Throws when bundles of other sources stay live, and the version of the kernel hides what changed. */
async function requireKernelVersion(stale: readonly BundleName[]): Promise<void> {
  const registry = await readRegistry(releases);
  for (const bundle of bundleNames) {
    const live = liveVersion(registry, bundle);
    if (live === undefined || stale.includes(bundle)) continue;
    if (live === (await versionBuilt(root, releases, bundle))) continue;
    const problem = await kernelProblem(root);
    if (problem !== null) throw new PlainError(problem);
    return;
  }
}

/**
 * Builds every bundle whose sources changed, or those of them named on the command line, and makes
 * them live together.
 */
async function main(): Promise<void> {
  const stale: BundleName[] = [];
  for (const bundle of bundlesAsked(process.argv.slice(2))) {
    if (await isStale(place, bundle)) stale.push(bundle);
  }
  if (stale.length === 0) {
    console.log('Every bundle is up to date.');
    return;
  }
  const start = Date.now();
  const versions = new Map<BundleName, string>();
  await requireKernelVersion(stale);
  await inPairs(stale, async (bundle) => {
    const { version, milliseconds } = await build(place, bundle);
    versions.set(bundle, version);
    console.log(`${bundle.padEnd(10)} ${version}  ${(milliseconds / 1000).toFixed(1)} s`);
  });
  await goLiveTogether(releases, versions);
  for (const [bundle, version] of versions) await recordRelease(root, releases, bundle, version);
  console.log(`Built ${stale.length} in ${((Date.now() - start) / 1000).toFixed(1)} s.`);
}

main().catch(explain);
