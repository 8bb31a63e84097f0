import { signInAs } from '../support/accounts';
import { expectAccessible, expectNoSideways } from '../support/accessibility';
import { expect, test } from '../support/test';

test('a property is accessible, also with a tree open', async ({ page }) => {
  test.setTimeout(240_000);
  await signInAs(page, 'manager');
  await page.goto('/properties');
  await page.getByRole('link', { name: /^Quarry Lane townhomes/ }).click();
  await page.waitForURL(/\/properties\/[\da-f-]{36}/);
  await expect(page.getByRole('table', { name: 'Trees' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.getByRole('button', { name: 'Hackberry', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Hackberry' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
});
