import { expectAccessible } from '../support/accessibility';
import { goOn } from '../support/inOnePage';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';

/** Pages of the vendor's business side, each with what is there once it has loaded. */
const pages: Readonly<Record<string, RegExp>> = {
  '/vendor/dashboard': /^Why you ranked here$/,
  '/vendor/schedule?view=week': /\s–\s.*\d{4}$/,
  '/vendor/schedule?show=hours': /^Blocked times$/,
  '/vendor/schedule?show=feed': /^Sync with your calendar$/,
  '/vendor/tokens': /^Ledger$/,
  '/vendor/priority': /^What a boost would have changed$/,
  '/vendor/equipment': /^Crew$/,
  '/vendor/pricing': /^Add a price$/,
  '/vendor/account': /^Credentials$/,
  '/vendor/account/media': /^Photos of your work$/,
};

test('the business pages of a Pro are accessible @core', async ({ page }) => {
  test.setTimeout(240_000);
  await signInAs(page, 'pro1');
  for (const [address, heading] of Object.entries(pages)) {
    await test.step(address, async () => {
      await goOn(page, address);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      await expectAccessible(page);
    });
  }
});

test('a chart is drawn within the policy, and its figures can be read as a table', async ({
  page,
}) => {
  await signInAs(page, 'pro1');
  await page.goto('/vendor/dashboard?days=365');
  const chart = page.getByRole('figure', { name: 'Earned by month' });
  await expect(chart.locator('svg.recharts-surface').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show as table: Earned by month' }).click();
  await expect(chart.locator('svg.recharts-surface')).toHaveCount(0);
  await expect(chart.getByRole('columnheader', { name: 'Earned' })).toBeVisible();
});
