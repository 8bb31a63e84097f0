import type { Page, Route } from '@playwright/test';
import type { Stage } from './statements';

export const PASSWORD = 'treeservice-demo';

/** Answers a call of the backend with a failure that carries a message. */
export const refuse =
  (status: number, message: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, json: { code: status, error_code: 'refused', msg: message } });

/** Fills in the sign-in form and sends it. */
export async function submit({ page }: Stage, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** What the browser keeps under a key. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
