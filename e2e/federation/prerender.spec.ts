import { expect, test } from '../support/test';
import { injectFault, remoteFaults } from './remoteFaults';

const hero = 'Expert Tree Care At Your Fingertips';

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page can be read, and its links work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: hero })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await page.getByRole('link', { name: 'Get an Estimate' }).click();
    await expect(page).toHaveURL(/\/request$/);
  });
});

test('the application replaces the prerendered page completely', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#root[data-arrived]')).toBeAttached();
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: hero })).toHaveCount(1);
});

test('a failing remote keeps the prerendered page', async ({ page }) => {
  const entryIsMissing = remoteFaults.find(({ name }) => name === 'a missing entry');
  if (!entryIsMissing) throw new Error('There is no such fault.');
  const { clearFault } = await injectFault(page, 'mf-public', entryIsMissing);
  await page.goto('/');
  const tryAgain = page.getByRole('button', { name: 'Try Again' });
  await expect(tryAgain).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: hero })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await clearFault();
  await tryAgain.click();
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: hero })).toBeVisible();
  await expect(tryAgain).toHaveCount(0);
});
