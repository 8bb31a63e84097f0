import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import { row, type Row } from './statements';

/** The header. */
export const bar = (page: Page) => page.getByRole('banner');
/** The navigation in the header. */
export const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
/** The mobile menu. */
export const sheet = (page: Page) => page.getByRole('dialog');

/** Opens the mobile menu. */
export async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(sheet(page)).toBeVisible();
}

/** Opens the menu behind the avatar. */
export async function openUserMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account menu of/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

/** A row: the header's links, in order. */
export const headerShows = (viewer: string, labels: readonly string[]): Row =>
  row(2, `The desktop navigation shows ${viewer}: ${labels.join(', ')}`, async ({ page }) => {
    await expect(main(page).getByRole('link')).toHaveText(
      labels.map((label) => new RegExp(`^${label}`)),
    );
  });

/** A row: the items behind the avatar, in order. */
export const menuShows = (viewer: string, labels: readonly string[]): Row =>
  row(2, `The user menu shows ${viewer}: ${labels.join(', ')}`, async ({ page }) => {
    await openUserMenu(page);
    await expect(page.getByRole('menuitem')).toHaveText([...labels]);
  });
