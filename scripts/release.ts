import {
  bundleNames,
  isBundleName,
  liveVersion,
  readRegistry,
  type BundleName,
} from '../deploy/registry';
import { PlainError } from '../supabase/local/plainError';
import { kernelProblem } from './kernel/kernelApi';
import { readCommandLine } from './product/commandLine';
import { releases, root } from './product/environment';
import { explain } from './product/runUntilStopped';
import { recordRelease } from './releases/buildCache';
import {
  abandonCanary,
  canaryOf,
  goLive,
  promoteCanary,
  startCanary,
  type GoingLive,
} from './releases/goLive';
import { build } from './releases/release';

const USAGE = `Usage: npm run release -w BUNDLE [-- OPTIONS]. Bundles: ${bundleNames.join(', ')}.
  --dry-run          says what would happen
  --share PERCENT    gives the release to a part of the visitors and accounts
  --promote          gives that release to everybody
  --abandon          takes it back
  --allow-fallback   goes ahead although the live shell cannot run it: pages keep the release before`;

const options = {
  'dry-run': { type: 'boolean', default: false },
  share: { type: 'string' },
  promote: { type: 'boolean', default: false },
  abandon: { type: 'boolean', default: false },
  'allow-fallback': { type: 'boolean', default: false },
} as const;

function percentOf(word: string): number {
  const share = Number(word);
  if (Number.isInteger(share) && share >= 1 && share <= 99) return share;
  throw new PlainError(`--share takes a whole percentage from 1 to 99, not "${word}".`);
}

function whatHappens(isDryRun: boolean, now: string, wouldBe: string): string {
  return isDryRun ? `${wouldBe} Nothing was changed.` : now;
}

async function endCanary(
  bundle: BundleName,
  isPromoted: boolean,
  going: Omit<GoingLive, 'version'>,
) {
  const { version } = await canaryOf(releases, bundle);
  if (isPromoted) {
    await promoteCanary({ ...going, version });
    const what = `${bundle} ${version}`;
    console.log(whatHappens(going.isDryRun, `${what} is live.`, `${what} would go live.`));
    return;
  }
  if (bundle !== 'shell' && !going.isDryRun) await abandonCanary(releases, bundle);
  const what = `${bundle} ${version}`;
  console.log(whatHappens(going.isDryRun, `${what} is abandoned.`, `${what} would be abandoned.`));
}

/** Builds; throws when the kernel changed and its version does not say so. */
async function buildChecked(bundle: BundleName) {
  const [built, problem] = await Promise.all([
    build({ root, releases }, bundle),
    kernelProblem(root),
  ]);
  if (problem !== null) throw new PlainError(problem);
  return built;
}

/** Releases one bundle: builds it into a folder of its own and activates it in the registry. */
async function main(): Promise<void> {
  const { values, positionals } = readCommandLine(options, USAGE);
  const [bundle] = positionals;
  if (!isBundleName(bundle)) throw new PlainError(USAGE);
  const isDryRun = values['dry-run'];
  const going = {
    releases,
    bundle,
    way: 'release',
    isDryRun,
    allowsFallback: values['allow-fallback'],
  } as const;
  if (values.promote || values.abandon) {
    await endCanary(bundle, values.promote, going);
    return;
  }
  const share = values.share === undefined ? null : percentOf(values.share);
  const before = liveVersion(await readRegistry(releases), bundle);
  const { version, built, milliseconds } = await buildChecked(bundle);
  const how = built ? `built in ${(milliseconds / 1000).toFixed(1)} s` : 'built before';
  if (share !== null) {
    await startCanary({ ...going, version }, share);
    if (!isDryRun) await recordRelease({ root, releases }, bundle, version);
    const what = `${bundle} ${version}`;
    const who = `for ${share} % of visitors and accounts`;
    console.log(
      whatHappens(isDryRun, `${what} is live ${who} (${how}).`, `${what} would go live ${who}.`),
    );
    return;
  }
  if (version === before) {
    await recordRelease({ root, releases }, bundle, version);
    console.log(`${bundle} ${version} is live already; nothing changed since.`);
    return;
  }
  await goLive({ ...going, version });
  if (!isDryRun) await recordRelease({ root, releases }, bundle, version);
  console.log(
    whatHappens(
      isDryRun,
      `${bundle} ${version} is live (${how}).`,
      `${bundle} ${version} would go live.`,
    ),
  );
  if (before !== undefined && !isDryRun) {
    console.log(`To take it back: npm run rollback -- ${bundle} ${before}`);
  }
}

main().catch(explain);
