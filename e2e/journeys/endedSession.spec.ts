import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';

test('a browser logged out from another one leaves immediately and says why @core', async ({
  page,
  newSession,
}) => {
  const { page: elsewhere } = await newSession('manager');
  const live = elsewhere.waitForEvent('websocket');
  await elsewhere.goto('/properties');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  // It hears of it on its live channel, joined with the first answer.
  await (await live).waitForEvent('framereceived');

  await signInAs(page, 'manager');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Log out everywhere else', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Log out everywhere else', exact: true })
    .click();
  await expect(page.getByText("You're logged out everywhere else")).toBeVisible();

  await expect(elsewhere.getByText('Session expired', { exact: true })).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/login/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
});
