import type { Page } from '@playwright/test';
import { expect } from './test';

const PHONE = { width: 375, height: 800 };

/** Opens the page again on a phone, and holds it to so many screens there, footer aside. */
export async function expectPhoneScreens(page: Page, most: number): Promise<void> {
  const phone = await page.context().newPage();
  await phone.setViewportSize(PHONE);
  await phone.goto(page.url());
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(phone.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await expect
    .poll(
      () =>
        phone
          .getByRole('main')
          .evaluate((main) => Math.round(main.getBoundingClientRect().bottom + scrollY)),
      { message: `the end of ${page.url()} on a phone` },
    )
    .toBeLessThanOrEqual(most * PHONE.height);
  await phone.close();
}
