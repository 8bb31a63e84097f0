import { accounts } from '../support/accounts';
import { signInAs } from '../support/signIn';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

// Twelve passes of axe, which a busy machine takes its time for.
test.describe.configure({ timeout: 240_000 });

test(`axe finds nothing on the messages of ${accounts.owner.email}, nor on one conversation`, async ({
  page,
}) => {
  await signInAs(page, 'owner');
  await page.goto('/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  const first = page.locator('main a[href*="with="]').first();
  await expect(first).toBeVisible();
  await expectAccessible(page);
  await first.click();
  await expect(page).toHaveURL(/with=/);
  await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible(page);
});
