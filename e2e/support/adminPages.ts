import type { Browser, Page } from '@playwright/test';
import { signInAs, type AccountName } from '../support/accounts';
import { asPerson, type Person } from '../support/asPerson';
import { expect } from '../support/test';

/** Somebody with a browser of their own and a way to the backend. */
export async function someone(
  browser: Browser,
  baseURL: string | undefined,
  who: AccountName,
): Promise<{ page: Page; caller: Person }> {
  if (!baseURL) throw new Error('The copy of the product has no address.');
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signInAs(page, who);
  return { page, caller: await asPerson(context.request, who) };
}

/** Opens a page of the administrators and waits until it stands. */
export async function openAdmin(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
}

/** Gives the reason an open dialog asks for, and confirms. */
export async function giveReason(
  page: Page,
  field: 'Reason' | 'Evidence',
  words: string,
  confirm: string,
): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(field, { exact: true }).fill(words);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
}
