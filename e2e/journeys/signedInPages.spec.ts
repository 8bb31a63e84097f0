import { accounts, signInAs, type AccountName } from '../support/accounts';
import { expectAccessible, expectNoSideways } from '../support/accessibility';
import { expect, test } from '../support/test';

// Six passes of axe each, which a busy machine takes its time for; no test depends on another.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const people: readonly AccountName[] = ['owner', 'pro1', 'admin'];

for (const name of people) {
  test(`axe finds nothing on the account page of ${accounts[name]}`, async ({ page }) => {
    await signInAs(page, name);
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
    await expect(page.getByLabel('First name')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Email' }).first()).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
  });

  test(`axe finds nothing on the messages of ${accounts[name]}, nor on one conversation`, async ({
    page,
  }) => {
    await signInAs(page, name);
    await page.goto('/messages');
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    const first = page.locator('main a[href*="with="]').first();
    await expect(first).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await first.click();
    await expect(page).toHaveURL(/with=/);
    await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
  });
}
