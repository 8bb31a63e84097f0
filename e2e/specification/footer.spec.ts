import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import { goThrough, row, test } from './statements';

const footer = (page: Page) => page.getByRole('contentinfo');

const footerLinks = [
  '/how-it-works',
  '/about',
  '/careers',
  '/blog',
  '/contact',
  '/terms',
  '/privacy',
  '/help-center',
];

// The foot of every page.
test('Footer (§2)', async ({ stage }) => {
  await stage.page.goto('/');
  await goThrough(stage, [
    ...['For Customer', 'For Professional', 'About', 'Support'].map((title) =>
      row(2, `The footer has a column ${title}`, async ({ page }) => {
        await expect(footer(page).getByRole('navigation', { name: title })).toBeVisible();
      }),
    ),
    ...footerLinks.map((path) =>
      row(2, `The footer links ${path}`, async ({ page }) => {
        await expect(footer(page).locator(`a[href="${path}"]`).first()).toBeVisible();
      }),
    ),
    row(2, 'The footer has social icons with placeholder links', async ({ page }) => {
      const social = footer(page).getByRole('list', { name: 'Social media' }).getByRole('link');
      expect(await social.count()).toBeGreaterThan(2);
      for (const one of await social.all()) await expect(one).toHaveAttribute('href', /^#/);
    }),
    row(2, 'The copyright line carries the current year', async ({ page }) => {
      await expect(footer(page)).toContainText(`© ${new Date().getFullYear()}`);
    }),
  ]);
});
