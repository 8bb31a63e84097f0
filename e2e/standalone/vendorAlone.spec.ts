import { expect, test } from '../support/test';
import { testRunsAlone } from './runsAlone';

test.use({ served: 'mf-vendor' });

testRunsAlone({ remote: 'mf-vendor', path: '/vendor/requests', account: 'pro1@demo.example' });

test('a Pro takes a request and quotes it, without the shell', async ({ page }) => {
  await page.goto('/vendor/requests');
  await page.getByLabel('Signed in as').selectOption('pro1@demo.example');
  await expect(page.getByLabel('Signed in as')).toHaveValue('pro1@demo.example');
  await page
    .getByRole('link', { name: /^See details of request/ })
    .first()
    .click();
  await page.waitForURL(/\/vendor\/requests\/[0-9a-f-]{36}$/);
  await expect(page.getByText(/^Request \d+ in /)).toBeVisible();
  await page.getByRole('heading', { name: 'Why I ranked here' }).click();
  await expect(page.getByText(/^On merit you ranked \d+ of \d+/)).toBeVisible();
  await page.getByRole('button', { name: /^Accept for \d+ tokens?$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Accept for/ })
    .click();
  await expect(page.getByRole('log')).toBeVisible();
  await page.getByLabel('Price each').first().fill('650');
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByText(/^Version 1, sent/)).toBeVisible();
});
