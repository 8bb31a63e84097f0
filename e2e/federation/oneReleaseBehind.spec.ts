import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { liveVersion, readRegistry, REGISTRY_FILE, type BundleName } from '../../deploy/registry';
import { goLive } from '../../scripts/releases/goLive';
import { build } from '../../scripts/releases/release';
import { version as kernel } from '../../shared/kernel/package.json';
import { sendRequest } from '../support/deals';
import {
  acceptAndReview,
  acceptLead,
  acceptQuote,
  deliverWork,
  quoteWork,
  writeToOwner,
} from '../support/mainJobSteps';
import { openSourceFixture } from '../support/sourceFixture';
import { expect, test } from '../support/test';
import { writeKernel } from './variants';

test.use({ isolatedStack: true });

/** Builds the next release of each: the kernel has one more export, which neither needs of the other. */
async function buildNext(
  releases: string,
): Promise<Readonly<Record<'shell' | 'mf-vendor', string>>> {
  const fixture = await openSourceFixture('shared', 'shell', 'mf-vendor');
  const place = { root: fixture.root, releases, isQuick: true };
  try {
    const added = "export { greetingOf } from './next';\n";
    await fixture.replace('shared/kernel/src/index.ts', /$/, added);
    await fixture.write(
      'shared/kernel/src/next.ts',
      "export const greetingOf = (name: string): string => 'Hello, ' + name;",
    );
    const [major, minor] = kernel.split('.').map(Number);
    await writeKernel(fixture, kernel, `${major}.${Number(minor) + 1}.0`);
    const shell = await build(place, 'shell');
    const vendor = await build(place, 'mf-vendor');
    return { shell: shell.version, 'mf-vendor': vendor.version };
  } finally {
    await fixture.close();
  }
}

/** The releases whose files a page has loaded, as `shell/VERSION` and `mf-vendor/VERSION`. */
function loadedReleases(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/((?:shell|mf-vendor)\/[^/]+)\/[^/]+\.js$/.exec(name)?.[1])
      .filter((one) => one !== undefined);
    return [...new Set(found)].sort();
  });
}

/** A migration that expands, as it is applied while releases are live. */
const EXPANDING = [
  'alter table public.leads add column note text',
  'grant select (note) on public.leads to authenticated',
  `alter table public.messages add column language text not null default 'en'`,
  'grant select (language) on public.messages to authenticated',
  `alter type public.lead_state add value 'parked'`,
];

test('the main job is done with either side one release behind, and both behind the database', async ({
  product,
  newSession,
}) => {
  test.setTimeout(480_000);
  const { releases } = product;
  const file = path.join(releases, REGISTRY_FILE);
  const before = await readFile(file, 'utf8');
  const registry = await readRegistry(releases);
  const next = await buildNext(releases);
  const live = (bundle: BundleName) => liveVersion(registry, bundle) ?? '';
  for (const statement of EXPANDING) await product.query(statement);
  const owner = await newSession('owner');
  const vendor = await newSession('pro1');

  for (const [newer, address] of [
    ['shell', '910 Barton Way'],
    ['mf-vendor', '920 Barton Way'],
  ] as const) {
    await test.step(`${newer} is one release ahead`, async () => {
      await writeFile(file, before);
      const going = { releases, bundle: newer, version: next[newer], way: 'release' } as const;
      await goLive({ ...going, isDryRun: false, allowsFallback: false });
      const request = await sendRequest(owner.caller, address);
      const { page } = vendor;
      await page.goto(`/vendor/requests/${request.id}`);
      await acceptLead(page);
      await writeToOwner(page, 'Maya', 'I can come on Tuesday.');
      await expect(page.getByRole('log')).toContainText('I can come on Tuesday.');
      await quoteWork(page, 'Maya', '1450');
      await owner.page.goto(`/requests/${request.id}`);
      await acceptQuote(owner.page);
      await deliverWork(page, 'Maya');
      await acceptAndReview(owner.page);
      const other = newer === 'shell' ? 'mf-vendor' : 'shell';
      expect(await loadedReleases(page)).toEqual(
        [`${newer}/${next[newer]}`, `${other}/${live(other)}`].sort(),
      );
    });
  }
});
