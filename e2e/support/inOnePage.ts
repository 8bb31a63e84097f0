import type { Page } from '@playwright/test';
import { accounts, PASSWORD, type AccountName } from './accounts';
import { expect } from './test';

const MARK = 'beforeAnybody';

/** Opens the home page and marks it: a reloaded page loses the mark. */
export async function openMarked(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate((mark) => Reflect.set(window, mark, true), MARK);
}

/** Expects that the page was not reloaded since `openMarked`. */
export async function expectSamePage(page: Page): Promise<void> {
  expect(await page.evaluate((mark) => Reflect.get(window, mark), MARK)).toBe(true);
}

/** Signs in from the header's link, without reloading the page. */
export async function signInHere(page: Page, name: AccountName): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await page.getByLabel('Email').fill(accounts[name].email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: /Account menu of/ })).toBeVisible();
}

/** Signs out from the account menu, without reloading the page. */
export async function signOutHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }),
  ).toBeVisible();
}

/** Goes to an address as a link inside the product does, without reloading the page. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Opens an address: the first one whole, each later one as a link does, without loading the scripts again. */
export async function goOn(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(path);
  else await navigate(page, path);
}
