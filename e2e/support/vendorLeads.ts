import type { Page } from '@playwright/test';
import { expect } from '../support/test';

/** Tokens of a Pro. */
export interface Balance {
  readonly available: number;
  readonly held: number;
}

/** Reads a Pro's balance where the Pro does: on the page of tokens. */
export async function balanceOn(page: Page): Promise<Balance> {
  await page.goto('/vendor/tokens');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Token Management');
  const main = page.locator('main');
  await expect(main).toContainText(/Available\s*\d+/);
  const text = (await main.textContent()) ?? '';
  return {
    available: Number(/Available\s*(\d+)/.exec(text)?.[1]),
    held: Number(/Held\s*(\d+)/.exec(text)?.[1]),
  };
}

/** Opens a request as its Pro and waits until it is shown. */
export async function openLead(page: Page, request: { id: string; number: number }): Promise<void> {
  await page.goto(`/vendor/requests/${request.id}`);
  await expect(page.getByText(`Request #${request.number} in`)).toBeVisible();
}

/** Accepts the request that is open, and returns its price in tokens. */
export async function acceptOpenLead(page: Page): Promise<number> {
  const accept = page.getByRole('button', { name: /^Accept for \d+ tokens?$/ });
  const price = Number(/\d+/.exec((await accept.textContent()) ?? '')?.[0]);
  await accept.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Accept for/ })
    .click();
  await expect(page.getByRole('log')).toBeVisible();
  return price;
}

/** Sends the quote that the builder of the open request starts with, at a price for its first line. */
export async function sendQuote(page: Page, dollars: number): Promise<void> {
  await page.getByLabel('Price each').first().fill(String(dollars));
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByText(/^Version 1, sent/)).toBeVisible();
}
