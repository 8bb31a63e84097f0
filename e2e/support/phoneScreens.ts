import type { Page } from '@playwright/test';
import { expect } from './test';

const PHONE = { width: 375, height: 800 };

/** Holds the page on screen to so many screens of a phone, footer aside, and gives it back its size. */
export async function expectPhoneScreens(page: Page, most: number): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(PHONE);
  await expect
    .poll(
      () =>
        page
          .getByRole('main')
          .evaluate((main) => Math.round(main.getBoundingClientRect().bottom + scrollY)),
      { message: `the end of ${page.url()} on a phone` },
    )
    .toBeLessThanOrEqual(most * PHONE.height);
  if (before) await page.setViewportSize(before);
}
