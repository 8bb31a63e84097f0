import { expect, test } from '@playwright/test';
import { demoAccounts } from '../../demo/accounts';
import { startDevelopmentCopy } from '../support/developmentCopy';
import { choose, heading, panel } from './qaPanel';

const areas = [
  { remote: 'mf-public', firstPage: '/', account: 'nobody', scene: /\/\?qa-state=weather-hold$/ },
  {
    remote: 'mf-owner',
    firstPage: '/dashboard',
    account: demoAccounts.owner.email,
    scene: /\/requests\/[^/]+\?qa-state=weather-hold$/,
  },
  {
    remote: 'mf-admin',
    firstPage: '/admin',
    account: demoAccounts.admin.email,
    scene: /\/admin\/vendor\/[^/]+\?qa-state=weather-hold$/,
  },
] as const;

for (const { remote, firstPage, account, scene } of areas) {
  test(`${remote} opens on its first page as the account it is for, and a state on the page that shows it`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const { origin, close } = await startDevelopmentCopy(remote);
    try {
      const page = await browser.newPage({ baseURL: origin });
      await page.goto('/');
      await expect(page).toHaveURL(firstPage);
      await expect(heading(page)).toBeVisible();
      await expect(panel(page).getByLabel('Signed in as')).toHaveValue(account);
      await choose(page, 'State', 'weather-hold');
      await expect(page).toHaveURL(scene);
      await expect(heading(page)).toBeVisible();
      await expect(panel(page).getByRole('alert')).toHaveCount(0);
      await page.close();
    } finally {
      await close();
    }
  });
}
