import type { Page } from '@playwright/test';
import { accounts, PASSWORD, type AccountName } from './accounts';
import { createDemoSession, createSession, storeSession } from './session';
import { expect } from './test';

/** Signs in with an email and a password, without the form. The next page that opens is signed in. */
export async function signInWith(page: Page, email: string, password: string): Promise<void> {
  const context = page.context();
  await storeSession(context, await createSession(context.request, email, password));
}

/** Signs in as one of the demo accounts, without the form. The next page that opens is signed in. */
export async function signInAs(page: Page, name: AccountName): Promise<void> {
  const context = page.context();
  await storeSession(context, await createDemoSession(context.request, name));
}

/** Signs in as one of the demo accounts on the sign-in page, and waits for the page after it. */
export async function signInByForm(page: Page, name: AccountName): Promise<void> {
  await page.goto('/login');
  // A machine busy with other tests may take longer than the shell waits for an area.
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(page.getByLabel('Email').or(again)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await page.getByLabel('Email').fill(accounts[name].email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}
