import { bundleNames, isBundleName, liveVersion, readRegistry } from '../deploy/registry';
import { PlainError } from '../supabase/local/plainError';
import { readCommandLine } from './product/commandLine';
import { releases } from './product/environment';
import { explain } from './product/runUntilStopped';
import { goLive } from './releases/goLive';
import { publishedVersions } from './releases/publish';

const USAGE = `Usage: npm run rollback -- BUNDLE [VERSION] [OPTIONS]. Bundles: ${bundleNames.join(', ')}.
  --dry-run          says what would happen
  --allow-fallback   goes ahead although it does not fit: pages keep releases that do`;

const options = {
  'dry-run': { type: 'boolean', default: false },
  'allow-fallback': { type: 'boolean', default: false },
} as const;

/** Makes an earlier release of a bundle live again, or lists them when none is named. */
async function main(): Promise<void> {
  const { values, positionals } = readCommandLine(options, USAGE);
  const [bundle, asked] = positionals;
  if (!isBundleName(bundle)) throw new PlainError(USAGE);
  const versions = await publishedVersions(releases, bundle);
  const live = liveVersion(await readRegistry(releases), bundle);
  if (asked === undefined) {
    if (versions.length === 0) throw new PlainError(`${bundle} was never released.`);
    console.log(`Releases of ${bundle}, newest first:`);
    for (const version of versions.reverse()) {
      console.log(`  ${version}${version === live ? '  (live)' : ''}`);
    }
    return;
  }
  if (!versions.includes(asked)) {
    throw new PlainError(
      `There is no release "${asked}" of ${bundle}. \`npm run rollback -- ${bundle}\` lists them.`,
    );
  }
  if (asked === live) {
    console.log(`${bundle} ${asked} is live already.`);
    return;
  }
  const isDryRun = values['dry-run'];
  const allowsFallback = values['allow-fallback'];
  await goLive({ releases, bundle, version: asked, way: 'rollback', isDryRun, allowsFallback });
  console.log(
    isDryRun
      ? `${bundle} ${asked} would go live. Nothing was changed.`
      : `${bundle} ${asked} is live.`,
  );
}

main().catch(explain);
