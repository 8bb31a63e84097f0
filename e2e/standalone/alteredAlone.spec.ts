import path from 'node:path';
import type { Page } from '@playwright/test';
import { alterFile, ignoreHashes, watchSigns } from '../federation/alteredFiles';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';

test.use({
  served: 'mf-owner',
  // Without a shell there is no fallback for what did not load.
  tolerated: /^Uncaught: (?:ReferenceError: _FEDERATION_BUNDLER_RUNTIME|ChunkLoadError)/,
});

const kinds = {
  'federation runtime': /\/federationRuntime\./,
  'first script': /\/main\./,
  'script that comes later': /\/\d+\.\w+\.js$/,
} as const;

test('a remote running alone runs no altered file either', async ({ newPage, product }) => {
  async function openPage(prepare?: (page: Page) => Promise<void>) {
    const page = await newPage();
    await signInAs(page, 'owner');
    await prepare?.(page);
    const requested: string[] = [];
    page.on('requestfinished', (request) => requested.push(new URL(request.url()).pathname));
    const signs = watchSigns(page);
    await page.goto('/requests');
    await page.waitForLoadState('networkidle');
    return { page, requested, signs };
  }

  const plain = await openPage();
  await expect(plain.page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
  for (const [name, pattern] of Object.entries(kinds)) {
    await test.step(name, async () => {
      const found = plain.requested.find((one) => pattern.test(one)) ?? '';
      const { restore } = await alterFile(path.join(product.releases, found));
      try {
        const control = await openPage(ignoreHashes);
        expect([...control.signs]).toEqual([path.basename(found)]);
        const { requested, signs } = await openPage();
        expect(requested).toContain(found);
        expect([...signs]).toEqual([]);
      } finally {
        await restore();
      }
    });
  }
});
