import type { Page } from '@playwright/test';
import { type AccountName } from '../support/accounts';
import { navigate } from '../support/inOnePage';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';
import { adminPaths, requestsForAdmin } from './adminPaths';

test.describe.configure({ timeout: 240_000 });

const isFirstOfItsKind = (path: string, place: number): boolean => {
  const kindOf = (one: string) => one.split('/')[1];
  return adminPaths.findIndex((one) => kindOf(one) === kindOf(path)) === place;
};

/** Loads one address of each kind as a page, and goes to the others from there. */
async function knockOnEveryDoor(page: Page): Promise<void> {
  for (const [place, path] of adminPaths.entries()) {
    if (isFirstOfItsKind(path, place)) await page.goto(path);
    else await navigate(page, path);
    await expect(page).not.toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}

test('a visitor downloads nothing of the admin area', async ({ page }) => {
  const requests = requestsForAdmin(page);
  await knockOnEveryDoor(page);
  expect(requests).toEqual([]);
});

for (const who of ['owner', 'pro1'] satisfies AccountName[]) {
  test(`${who} downloads nothing of the admin area, by address or by link`, async ({ page }) => {
    await signInAs(page, who);
    const requests = requestsForAdmin(page);
    await knockOnEveryDoor(page);

    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/admin';
      link.textContent = 'Administration';
      document.querySelector('main')?.append(link);
    });
    await page.getByRole('link', { name: 'Administration' }).hover();
    await page.getByRole('link', { name: 'Administration' }).focus();
    await expect(page.getByRole('link', { name: 'Administration' })).toBeFocused();
    expect(requests).toEqual([]);
  });
}

test('an administrator does download it', async ({ page }) => {
  await signInAs(page, 'admin');
  const requests = requestsForAdmin(page);
  await page.goto('/admin');
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests).not.toEqual([]);
});
