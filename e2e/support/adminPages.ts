import type { Page } from '@playwright/test';
import { expect } from '../support/test';

/** Opens a page of the administrators and waits until it is shown. */
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
