import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { readRegistry } from '../../deploy/registry';
import { goLive } from '../../scripts/releases/goLive';
import { build } from '../../scripts/releases/release';
import { serveByGuide, writePlainPage } from '../support/guideSite';
import { createDemoSession, storeSession } from '../support/session';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';
import { openSourceFixture, type SourceFixture } from '../support/sourceFixture';

const root = path.resolve(__dirname, '../..');
const TITLE = 'Requests';
const NEW_TITLE = 'Requests, newly released';

let fixture: SourceFixture;

test.beforeAll(async () => {
  fixture = await openSourceFixture('mf-vendor');
  await fixture.replace(
    'mf-vendor/src/pages/VendorRequests/VendorRequestsPage.tsx',
    `title="${TITLE}"`,
    `title="${NEW_TITLE}"`,
  );
});
test.afterAll(() => fixture.close());

function rollBack(releases: string, ...words: readonly string[]) {
  const script = ['--import', 'tsx', 'scripts/rollback.ts', 'mf-vendor', ...words];
  return promisify(execFile)(process.execPath, script, {
    cwd: root,
    env: { ...process.env, RELEASES_DIR: releases },
  });
}

async function servedFromElsewhere(releases: string): Promise<string[]> {
  const found = await readdir(releases, { recursive: true });
  const isServed = (file: string) => /^(?:shell|remotes)\//.test(file);
  return found.filter((file) => isServed(file) && !file.includes('mf-vendor')).sort();
}

const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

test.use({ ignoreHTTPSErrors: true });

test('one remote is released and taken back while the shell runs', async ({
  page,
  newPage,
  product,
}) => {
  test.setTimeout(300_000);
  const { releases } = product;
  const site = await serveByGuide(product, writePlainPage);
  const behindNginx = await newPage();
  const session = await createDemoSession(behindNginx.context().request, 'pro1');
  await storeSession(behindNginx.context(), { ...session, origin: site.address });
  await page.clock.install();
  await signInAs(page, 'pro1');
  await page.goto('/vendor/requests');
  await expect(title(page, TITLE)).toBeVisible();
  const registryBefore = await readRegistry(releases);
  const filesBefore = await servedFromElsewhere(releases);
  const oldVersion = registryBefore.remotes['mf-vendor']?.version ?? '';

  const bundle = 'mf-vendor';
  const released = await build({ root: fixture.root, releases, isQuick: true }, bundle);
  const going = { releases, bundle, version: released.version, way: 'release' } as const;
  await goLive({ ...going, isDryRun: false, allowsFallback: false });
  expect(released.built).toBe(true);

  await test.step('one entry of the registry is flipped, no other bundle is built', async () => {
    const registry = await readRegistry(releases);
    expect(registry.remotes['mf-vendor']?.version).toBe(released.version);
    expect({ ...registry.remotes, 'mf-vendor': null }).toEqual({
      ...registryBefore.remotes,
      'mf-vendor': null,
    });
    expect(registry.shell).toEqual(registryBefore.shell);
    expect(await servedFromElsewhere(releases)).toEqual(filesBefore);
  });

  await test.step('the open page keeps working and quietly offers the update', async () => {
    await page.locator('main').getByRole('link', { name: 'Tokens' }).first().click();
    await expect(page).toHaveURL(/\/vendor\/tokens$/);
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.fastForward('02:00');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('Update available')).toBeVisible();
  });

  await test.step('the next load of the page shows the release', async () => {
    await page.goto('/vendor/requests');
    await expect(title(page, NEW_TITLE)).toBeVisible();
    await behindNginx.goto(`${site.address}/vendor/requests`);
    await expect(title(behindNginx, NEW_TITLE)).toBeVisible();
  });

  await test.step('a rollback takes it back', async () => {
    const { stdout: list } = await rollBack(releases);
    expect(list).toContain(`${released.version}  (live)`);
    expect(list).toContain(oldVersion);
    const { stdout } = await rollBack(releases, oldVersion);
    expect(stdout).toContain(`mf-vendor ${oldVersion} is live.`);
    for (const [open, origin] of [
      [page, ''],
      [behindNginx, site.address],
    ] as const) {
      await open.goto(`${origin}/vendor/requests`);
      await expect(title(open, TITLE)).toBeVisible();
    }
  });
  await site.close();

  await test.step('an unknown version is refused in plain words', async () => {
    await expect(rollBack(releases, '20200101-000000-0000000000')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no release "20200101-000000-0000000000"'),
    });
  });
});
