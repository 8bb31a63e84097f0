import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { activateRelease } from '../../deploy/activation';
import {
  bundleFolder,
  liveVersion,
  readRegistry,
  REGISTRY_FILE,
  type BundleName,
} from '../../deploy/registry';
import { version as kernel } from '../../shared/kernel/package.json';
import { goLive, startCanary, type GoingLive } from '../../scripts/releases/goLive';
import { writeReleaseMetadata } from '../../scripts/releases/releaseMetadata.js';
import { expect, test } from '../support/test';
import { card } from './errorCard';
import { buildVariants, remoteVariants, type RemoteVariant, type Variants } from './variants';

const PLAIN: RemoteVariant = 'plain, built before';

let variants: Variants;
let registryBefore: string;
let liveShell: string;

test.describe.configure({ mode: 'serial', timeout: 240_000 });

test.beforeAll(async ({ sharedProduct: { releases } }) => {
  test.setTimeout(240_000);
  registryBefore = await readFile(path.join(releases, REGISTRY_FILE), 'utf8');
  liveShell = liveVersion(await readRegistry(releases), 'shell') ?? '';
  variants = await buildVariants(releases, kernel);
});
test.afterEach(({ sharedProduct: { releases } }) =>
  writeFile(path.join(releases, REGISTRY_FILE), registryBefore),
);

const versionOf = (variant: RemoteVariant) => variants.remotes.get(variant) ?? '';

function going(releases: string, bundle: BundleName, version: string): GoingLive {
  return { releases, bundle, version, way: 'release', isDryRun: false, allowsFallback: false };
}

async function releaseOwner(releases: string, ...words: readonly string[]): Promise<string> {
  const script = ['--import', 'tsx', 'scripts/release.ts', 'mf-owner', ...words];
  const { stdout } = await promisify(execFile)(process.execPath, script, {
    cwd: path.resolve(__dirname, '../..'),
    env: { ...process.env, RELEASES_DIR: releases },
  });
  return stdout;
}

async function expectPageOf(page: Page, variant: RemoteVariant): Promise<void> {
  await page.goto('/request');
  await expect(page.getByRole('heading', { level: 1, name: variant, exact: true })).toBeVisible();
}

/** What each shell cannot run, and what the refusal says. */
const misfits: Readonly<
  Record<'live' | 'newer', Readonly<Partial<Record<RemoteVariant, RegExp>>>>
> = {
  live: {
    'uses a new export': /uses greetingOf as of kernel \d+.*Run first:\s+npm run release -w shell/s,
    'uses a changed export': /uses viewerOf as of kernel \d+.*Run first:\s+npm run .* shell/s,
    'needs a newer React': /needs react \^\d+\.99\.0, the shell has/,
    'speaks a newer contract': /speaks contract 99/,
  },
  newer: {
    'uses an export that is removed later': /uses parseRuntimeConfig .* removed or changed it/,
    'uses an export that is changed later': /uses viewerOf .* removed or changed it/,
    'speaks a newer contract': /speaks contract 99/,
  },
};

/** Makes a release live whatever fits, and a plain one the one before it. */
async function force(releases: string, shell: string, variant: RemoteVariant): Promise<void> {
  await activateRelease(releases, 'shell', shell);
  await activateRelease(releases, 'mf-owner', versionOf(PLAIN));
  if (variant !== PLAIN) await activateRelease(releases, 'mf-owner', versionOf(variant));
}

for (const shell of ['live', 'newer'] as const) {
  test(`with the ${shell} shell each release of a remote shows its page or is refused @core`, async ({
    page,
    product: { releases },
  }) => {
    const shellVersion = shell === 'live' ? liveShell : variants.newerShell;
    for (const variant of remoteVariants) {
      await test.step(variant, async () => {
        await force(releases, shellVersion, PLAIN);
        const refusal = misfits[shell][variant];
        const release = goLive(going(releases, 'mf-owner', versionOf(variant)));
        if (refusal === undefined) {
          await release;
          await expectPageOf(page, variant);
          return;
        }
        await expect(release).rejects.toThrow(refusal);
        // As after a change of the registry by hand, or for a page of another shell that is open.
        await force(releases, shellVersion, variant);
        await expectPageOf(page, PLAIN);
      });
    }
  });
}

/** Copies a release without what it needs, so that nothing can refuse it. Returns its version. */
async function copyWithoutNeeds(releases: string, version: string): Promise<string> {
  const folder = bundleFolder(releases, 'mf-owner');
  const copy = version.replace(/[^-]+$/, '0000000000');
  await cp(path.join(folder, version), path.join(folder, copy), { recursive: true });
  writeReleaseMetadata(path.join(folder, copy), 'mf-owner', {});
  return copy;
}

test('what was refused breaks the page once nothing can refuse it @core', async ({
  page,
  product: { releases },
}) => {
  const notLoaded = page.getByText("This page didn't load completely");
  for (const [shell, variant] of [
    [liveShell, 'uses a new export'],
    [liveShell, 'uses a changed export'],
    [liveShell, 'speaks a newer contract'],
    [variants.newerShell, 'uses an export that is removed later'],
  ] as const) {
    await test.step(variant, async () => {
      await force(releases, shell, PLAIN);
      const version = await copyWithoutNeeds(releases, versionOf(variant));
      await goLive(going(releases, 'mf-owner', version));
      await page.goto('/request');
      await expect(card(page).or(notLoaded)).toBeVisible();
    });
  }
});

test('a shell is refused while a live remote needs what it no longer has @core', async ({
  page,
  product: { releases },
}) => {
  const shell = going(releases, 'shell', variants.newerShell);
  await activateRelease(releases, 'mf-owner', versionOf('uses an export that is removed later'));
  await expect(goLive(shell)).rejects.toThrow(
    /mf-owner \S+ with shell .*uses parseRuntimeConfig .*Run first:\s+npm run release -w mf-owner/s,
  );
  await activateRelease(releases, 'mf-owner', versionOf('uses a changed export'));
  await goLive(shell);
  await expectPageOf(page, 'uses a changed export');
  await expect(goLive({ ...going(releases, 'shell', liveShell), way: 'rollback' })).rejects.toThrow(
    /Run first:\s+npm run rollback -- mf-owner/,
  );
});

test('remotes released ahead of a shell wait for it @core', async ({
  page,
  product,
  newSession,
}) => {
  const { releases } = product;
  await activateRelease(releases, 'mf-owner', versionOf(PLAIN));
  const ahead = going(releases, 'mf-owner', versionOf('uses a changed export'));
  const reports = () =>
    product.query(
      `select context from public.error_logs where message like 'ReleaseMismatch:%'
        and message like '%${ahead.version} uses viewerOf%' order by id desc`,
    );
  const { length: before } = await reports();
  await goLive({ ...ahead, allowsFallback: true });
  await expectPageOf(page, PLAIN);

  await test.step('the mismatch is reported once', async () => {
    await expect.poll(reports).toHaveLength(before + 1);
    expect((await reports())[0]).toEqual({
      context: expect.objectContaining({ remote: 'mf-owner', remote_version: versionOf(PLAIN) }),
    });
  });

  await test.step('diagnostics show what is live and what this shell runs', async () => {
    const { page: diagnostics } = await newSession('admin');
    await diagnostics.goto('/admin-diagnostics');
    const row = diagnostics
      .getByRole('table', { name: 'Releases' })
      .getByRole('row', { name: /^mf-owner/ });
    await expect(row).toContainText(versionOf('uses a changed export'));
    await expect(row).toContainText(versionOf(PLAIN));
    await expect(row).toContainText('Earlier release');
    await expect(row).toContainText('uses viewerOf as of kernel');
  });

  await test.step('the next shell runs them', async () => {
    await goLive(going(releases, 'shell', variants.newerShell));
    await expectPageOf(page, 'uses a changed export');
  });
});

test('a canary reaches its share of visitors, is compared, and ends', async ({
  page,
  product,
  newSession,
}) => {
  const { releases } = product;
  const canary = 'plain, built after';
  const command = (...words: readonly string[]) => releaseOwner(releases, ...words);
  await activateRelease(releases, 'mf-owner', versionOf(PLAIN));
  await startCanary(going(releases, 'mf-owner', versionOf(canary)), 10);

  async function openAs(bucket: number, variant: RemoteVariant): Promise<void> {
    await page.goto('/services');
    await page.evaluate((own) => {
      localStorage.setItem('tree-service-release-bucket', String(own));
    }, bucket);
    await expectPageOf(page, variant);
  }
  await openAs(9, canary);
  await openAs(10, PLAIN);

  await test.step('diagnostics compare both releases', async () => {
    const { page: diagnostics } = await newSession('admin');
    await diagnostics.goto('/admin-diagnostics');
    const table = diagnostics.getByRole('table', { name: 'Canary releases' });
    for (const [variant, share] of [
      [canary, '10 %'],
      [PLAIN, '90 %'],
    ] as const) {
      const row = table.getByRole('row', { name: new RegExp(versionOf(variant)) });
      await expect(row.getByRole('cell')).toContainText([
        'mf-owner',
        versionOf(variant),
        share,
        '1',
      ]);
    }
  });

  await test.step('abandoned, no one has it; promoted, everyone', async () => {
    expect(await command('--abandon')).toContain('is abandoned');
    await openAs(9, PLAIN);
    await startCanary(going(releases, 'mf-owner', versionOf(canary)), 10);
    expect(await command('--promote', '--dry-run')).toContain(
      'would go live. Nothing was changed.',
    );
    expect(await command('--promote')).toContain(`mf-owner ${versionOf(canary)} is live.`);
    await openAs(99, canary);
  });
});
