import { rename } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';
import { card, expectSamePage, markPage, tryAgain } from './errorCard';
import { injectFault, remoteFaults, type InjectedFault } from './remoteFaults';

const CARD_WITHIN_MS = 5_000;

async function expectRestToWork(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

// The page's own clock is moved on, so that a busy machine cannot make the promise fail.
async function expectCardInTime(page: Page, { requested }: InjectedFault): Promise<void> {
  await requested;
  await page.clock.runFor(CARD_WITHIN_MS);
  await expect(card(page)).toBeVisible();
}

for (const fault of remoteFaults) {
  test(`${fault.name} gives an error card within 5 seconds, and Try Again recovers @core`, async ({
    page,
  }) => {
    await signInAs(page, 'pro1');
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await markPage(page);
    const outage = await injectFault(page, 'mf-vendor', fault);

    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click();
    await expectCardInTime(page, outage);
    await expectRestToWork(page);

    await outage.clearFault();
    await tryAgain(page);
    await expectSamePage(page);
  });
}

test('another area works while one is down @core', async ({ page }) => {
  await signInAs(page, 'owner');
  const entryIsMissing = remoteFaults.find(({ name }) => name === 'a missing entry');
  if (!entryIsMissing) throw new Error('There is no such fault.');
  await injectFault(page, 'mf-public', entryIsMissing);
  // A page that is not drawn ahead, which would stay.
  await page.goto('/confirmation');
  await expect(card(page)).toBeVisible();
  await markPage(page);

  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await expectSamePage(page);
});

test('a remote that is down when the page opens recovers without a reload @core', async ({
  page,
}) => {
  await signInAs(page, 'pro1');
  const [manifestIsDead] = remoteFaults;
  if (!manifestIsDead) throw new Error('There are no faults to try.');
  const { clearFault } = await injectFault(page, 'mf-vendor', manifestIsDead);
  await page.goto('/vendor/requests');
  await expect(card(page)).toBeVisible();
  await markPage(page);
  await clearFault();
  await tryAgain(page);
  await expectSamePage(page);
});

test('when the site stops serving a remote, only its area is missing @core', async ({
  page,
  product,
}) => {
  const folder = path.join(product.releases, 'remotes', 'mf-vendor');
  const hidden = `${folder}-away`;
  await signInAs(page, 'pro1');
  await page.goto('/');
  await rename(folder, hidden);
  try {
    await page.goto('/vendor/requests');
    await expect(card(page)).toBeVisible();
    await expectRestToWork(page);
  } finally {
    await rename(hidden, folder);
  }
  await tryAgain(page);
});

test('without a connection the card says so @core', async ({ page, context }) => {
  await page.goto('/');
  // Until the application takes them over, links are plain links.
  await expect(page.locator('#root[data-arrived]')).toBeAttached();
  await page.evaluate(() => {
    document.querySelector('a[href="/request"]')?.setAttribute('data-offline', '');
  });
  await context.setOffline(true);
  await page.locator('a[data-offline]').click();
  await expect(card(page)).toContainText('offline');
  await context.setOffline(false);
  await tryAgain(page);
});
