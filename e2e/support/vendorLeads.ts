import type { Page } from '@playwright/test';
import { expect } from '../support/test';

/** Opens a request as its Pro and waits until it is shown. */
export async function openLead(page: Page, request: { id: string; number: number }): Promise<void> {
  await page.goto(`/vendor/requests/${request.id}`);
  await expect(page.getByText(`Request #${request.number} in`)).toBeVisible();
}

/** Accepts the request that is open. */
export async function acceptOpenLead(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Accept for \d+ tokens?$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Accept for/ })
    .click();
  await expect(page.getByRole('log')).toBeVisible();
}

/** Sends the quote that the builder of the open request starts with, at a price for its first line. */
export async function sendQuote(page: Page, dollars: number): Promise<void> {
  await page.getByLabel('Price each').first().fill(String(dollars));
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByText(/^Version 1, sent/)).toBeVisible();
}
