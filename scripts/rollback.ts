import {
  bundleNames,
  activateRelease,
  isBundleName,
  liveVersion,
  readRegistry,
} from '../deploy/registry';
import { PlainError } from '../supabase/local/plainError';
import { releases } from './product/environment';
import { explain } from './product/runUntilStopped';
import { publishedVersions } from './releases/publish';

/** Makes an earlier release of a bundle live again, or lists them when none is named. */
async function main(): Promise<void> {
  const [bundle, asked] = process.argv.slice(2);
  if (!isBundleName(bundle)) {
    throw new PlainError(
      `Say which bundle to take back: npm run rollback -- BUNDLE VERSION. Bundles: ${bundleNames.join(', ')}.`,
    );
  }
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
  await activateRelease(releases, bundle, asked);
  console.log(`${bundle} ${asked} is live.`);
}

main().catch(explain);
