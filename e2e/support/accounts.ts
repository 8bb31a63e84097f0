import type { Page } from '@playwright/test';
import { expect } from './test';

/** The demo accounts, by what they are. */
export const accounts = {
  owner: 'owner@demo.example',
  manager: 'manager@demo.example',
  pro1: 'pro1@demo.example',
  pro2: 'pro2@demo.example',
  pro3: 'pro3@demo.example',
  admin: 'admin@demo.example',
  admin2: 'admin2@demo.example',
} as const;

/** Name of a demo account. */
export type AccountName = keyof typeof accounts;

/** The password of every demo account. */
export const PASSWORD = 'treeservice-demo';

/** Signs in on the sign-in page as anybody would, and waits to be led on. */
export async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  // A machine busy with other tests may take longer than the shell waits for an area.
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(page.getByLabel('Email').or(again)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /^(sign|log) in$/i }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Signs in as one of the demo accounts. */
export function signInAs(page: Page, name: AccountName): Promise<void> {
  return signInWith(page, accounts[name], PASSWORD);
}
