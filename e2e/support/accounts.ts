import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, demoAccounts, type DemoAccountName } from '../../demo/accounts';
import { expect } from './test';

export { DEMO_PASSWORD as PASSWORD, demoAccounts as accounts, type DemoAccountName as AccountName };

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
export function signInAs(page: Page, name: DemoAccountName): Promise<void> {
  return signInWith(page, demoAccounts[name].email, DEMO_PASSWORD);
}
