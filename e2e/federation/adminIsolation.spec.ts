import type { Page } from '@playwright/test';
import type { AccountName } from '../support/accounts';
import { navigate } from '../support/inOnePage';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';
import { adminPaths, requestsForAdmin } from './adminPaths';

test.describe.configure({ timeout: 240_000 });

const isFirstOfItsKind = (path: string, place: number): boolean => {
  const kindOf = (one: string) => one.split('/')[1];
  return adminPaths.findIndex((one) => kindOf(one) === kindOf(path)) === place;
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes to an address without reloading the page, and waits for the page that is shown instead. */
async function enterFromWithin(page: Page, path: string): Promise<void> {
  await heading(page).evaluate((left) => left.setAttribute('data-left', ''));
  await navigate(page, path);
  await expect(page.locator('[data-left]')).toHaveCount(0);
}

/** Loads one address of each kind as a page, and goes to the others from there. */
async function knockOnEveryDoor(page: Page): Promise<void> {
  for (const [place, path] of adminPaths.entries()) {
    const response = await page.request.get(path, { headers: { accept: 'text/html' } });
    expect(await response.text(), path).not.toContain('/remotes/mf-admin/');
    if (isFirstOfItsKind(path, place)) await page.goto(path);
    else await enterFromWithin(page, path);
    await expect(page).not.toHaveURL(path);
    await expect(heading(page)).toBeVisible();
  }
}

/** Waits until nothing came for half a second. `networkidle` tells that of the loading of a page alone. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const came = performance.getEntriesByType('resource').map(({ duration, startTime }) => {
      return startTime + duration;
    });
    return performance.now() - Math.max(0, ...came) > 500;
  });
}

test('a visitor downloads nothing of the admin area @core', async ({ page }) => {
  const requests = requestsForAdmin(page);
  await knockOnEveryDoor(page);
  await settled(page);
  expect(requests).toEqual([]);
});

for (const who of ['owner', 'pro1'] satisfies AccountName[]) {
  test(`${who} downloads nothing of the admin area, by address or by link @core`, async ({
    page,
  }) => {
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
    await settled(page);
    expect(requests).toEqual([]);
  });
}

test('an administrator does download it @core', async ({ page }) => {
  await signInAs(page, 'admin');
  const requests = requestsForAdmin(page);
  await page.goto('/admin');
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests).not.toEqual([]);
});
