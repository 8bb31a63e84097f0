import type { Page } from '@playwright/test';
import { expect } from '../support/test';

/** The error card in place of an area. */
export const card = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Something went wrong' });

/** Presses Try Again in the card, and expects the page it stood for. */
export async function tryAgain(page: Page): Promise<void> {
  await card(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
}

/** Marks a page; no reload keeps the mark. */
export async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'same page';
  });
}

/** Expects that the page was not loaded again since it was marked. */
export async function expectSamePage(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'same page');
}
