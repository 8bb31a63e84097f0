import { expect } from '../support/test';
import { goThrough, row, test } from './statements';

// What the product is, and for whom.
test('What the product does and for whom (§1)', async ({ stage }) => {
  await stage.page.goto('/');
  await goThrough(stage, [
    row(1, 'The navbar brand is a tree icon with the product name', async ({ page }) => {
      const brand = page.getByRole('banner').getByRole('link', { name: 'Tree Service' });
      await expect(brand).toHaveText('Tree Service');
      await expect(brand.locator('svg')).toBeVisible();
    }),
    row(
      1,
      'The home page promises instant estimates and local insured professionals',
      async ({ page }) => {
        const main = page.getByRole('main');
        await expect(main).toContainText(/instant/i);
        await expect(main).toContainText(/local/i);
        await expect(main).toContainText(/insured/i);
      },
    ),
    row(
      1,
      'Owners ask for removal, stump grinding, an arborist, maintenance or emergency work',
      async ({ page }) => {
        await page.goto('/request');
        for (const name of [
          /Tree removal/,
          /Stump grinding/,
          /Arborist/i,
          /Trimming|Maintenance/i,
          /Emergency/,
        ]) {
          await expect(page.getByRole('radio', { name }).first()).toBeVisible();
        }
      },
    ),
  ]);
});
