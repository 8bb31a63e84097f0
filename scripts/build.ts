import {
  bundleNames,
  isBundleName,
  liveVersion,
  readRegistry,
  type BundleName,
} from '../deploy/registry';
import { PlainError } from '../supabase/local/plainError';
import { inPairs } from './inPairs';
import { readCommandLine } from './product/commandLine';
import { releases, root } from './product/environment';
import { explain } from './product/runUntilStopped';
import { recordRelease, versionBuilt, type Workplace } from './releases/buildCache';
import { goLiveTogether } from './releases/goLive';
import { build, isStale } from './releases/release';

const USAGE = `Usage: npm run build [-- OPTIONS] [BUNDLE...]. Bundles: ${bundleNames.join(', ')}.
  --quick   for this machine alone: large files without source maps, in a third of the time`;

/** Longest first, so that both of two cores are busy to the end. */
const byDuration: readonly BundleName[] = [
  'mf-owner',
  'mf-vendor',
  'mf-public',
  'shell',
  'mf-admin',
];

function bundlesAsked(words: readonly string[]): readonly BundleName[] {
  const unknown = words.find((word) => !isBundleName(word));
  if (unknown !== undefined) {
    throw new PlainError(`There is no bundle "${unknown}". Known: ${bundleNames.join(', ')}.`);
  }
  return byDuration.filter((bundle) => words.length === 0 || words.includes(bundle));
}

/** Throws when bundles of other sources stay live, and the version of the kernel hides what changed. */
async function requireKernelVersion(place: Workplace, stale: readonly BundleName[]): Promise<void> {
  const registry = await readRegistry(releases);
  for (const bundle of bundleNames) {
    const live = liveVersion(registry, bundle);
    if (live === undefined || stale.includes(bundle)) continue;
    if (live === (await versionBuilt(place, bundle))) continue;
    // Loads the compiler of TypeScript, which nothing else here needs.
    const { kernelProblem } = await import('./kernel/kernelApi');
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
  const { values, positionals } = readCommandLine(
    { quick: { type: 'boolean', default: false } },
    USAGE,
  );
  const place = { root, releases, isQuick: values.quick };
  const stale: BundleName[] = [];
  for (const bundle of bundlesAsked(positionals)) {
    if (await isStale(place, bundle)) stale.push(bundle);
  }
  if (stale.length === 0) {
    console.log('Every bundle is up to date.');
    return;
  }
  const start = Date.now();
  const versions = new Map<BundleName, string>();
  // Developers learn of a mismatch from the types; only releases need the version.
  if (!values.quick) await requireKernelVersion(place, stale);
  await inPairs(stale, async (bundle) => {
    const { version, milliseconds } = await build(place, bundle);
    versions.set(bundle, version);
    console.log(`${bundle.padEnd(10)} ${version}  ${(milliseconds / 1000).toFixed(1)} s`);
  });
  await goLiveTogether(releases, versions);
  for (const [bundle, version] of versions) await recordRelease(place, bundle, version);
  console.log(`Built ${stale.length} in ${((Date.now() - start) / 1000).toFixed(1)} s.`);
}

main().catch(explain);
