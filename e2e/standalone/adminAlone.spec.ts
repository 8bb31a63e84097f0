import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';
import { testRunsAlone } from './runsAlone';

test.use({ served: 'mf-admin' });

testRunsAlone('mf-admin');

test('an administrator changes a flag and finds it in the audit log, without the shell', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/admin-utility');
  const menu = page.getByRole('navigation', { name: 'Administration' });
  await menu.getByRole('link', { name: 'Feature flags', exact: true }).click();
  await expect(page).toHaveURL('/admin-utility/flags');
  await page.getByRole('button', { name: 'Edit video_upload', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Enabled' }).check();
  await dialog.getByLabel(/^Percentage of accounts/).fill('10');
  await dialog.getByLabel('Reason', { exact: true }).fill('A first group');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('row', { name: /video_upload/ })).toContainText('10% of accounts');
  await menu.getByRole('link', { name: 'Audit log', exact: true }).click();
  await expect(page).toHaveURL('/admin-utility/audit');
  await expect(
    page.getByRole('table', { name: 'Audit log' }).getByText('A first group'),
  ).toBeVisible();
  await page.getByLabel('Page', { exact: true }).selectOption('/messages');
  await expect(page).toHaveURL('/messages');
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
});
