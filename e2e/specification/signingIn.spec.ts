import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test';
import { goThrough, row, type Stage, test } from './statements';
import { accountRows } from './accountRows';
import { PASSWORD, stored, submit } from './signInForm';
import { stepUntil, toast } from './toasts';

async function signInStopped(stage: Stage): Promise<void> {
  await expect(stage.page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await stage.page.clock.pauseAt(Date.now() + 60_000);
  await submit(stage, 'owner@demo.example', PASSWORD);
}

// Signing in takes timers of its own.
const stepToSight = (page: Page, thing: Locator): Promise<void> =>
  stepUntil(page, () => expect(thing).toBeVisible({ timeout: 250 }));

// Where signing in leads.
test('Signing in (§4, §8)', async ({ stage }) => {
  await stage.page.goto('/login');
  await goThrough(stage, [
    row(
      4,
      'Signed out to signed in by password; the redirect leads to /dashboard',
      async (stage) => {
        await submit(stage, 'owner@demo.example', PASSWORD);
        await expect(stage.page).toHaveURL('/dashboard');
      },
    ),
    row(8, `Toast 'Welcome back!': 'You have successfully signed in.'`, async ({ page }) => {
      await expect(toast(page, 'Welcome back!')).toContainText('You have successfully signed in.');
    }),
    row(4, 'Someone signed in is led away from /login', async ({ page }) => {
      await page.goto('/login');
      await expect(page).toHaveURL('/dashboard');
    }),
    row(4, 'A stored returnToAfterAuth is the destination, and is cleared', async ({ page }) => {
      await page.evaluate(() => localStorage.setItem('returnToAfterAuth', '/help-center'));
      await page.goto('/login');
      await expect(page).toHaveURL('/help-center');
      expect(await stored(page, 'returnToAfterAuth')).toBeNull();
    }),
    row(4, 'A return path of another site is ignored', async ({ page }) => {
      await page.evaluate(() => localStorage.setItem('returnToAfterAuth', '//evil.example/x'));
      await page.goto('/login');
      await expect(page).toHaveURL('/dashboard');
    }),
    ...accountRows,
  ]);
});

test('The notice while the page waits (§8)', async ({ stage }) => {
  await stage.page.clock.install();
  await stage.page.goto('/login');
  await goThrough(stage, [
    row(8, `Toast 'Successfully authenticated'`, async (stage) => {
      await signInStopped(stage);
      await stepToSight(stage.page, toast(stage.page, 'Successfully authenticated'));
    }),
  ]);
});

test('The delay after signing in (§9)', async ({ stage }) => {
  await stage.page.clock.install();
  await stage.page.goto('/login');
  await goThrough(stage, [
    row(9, 'The login redirect waits 500 ms', async (stage) => {
      const { page } = stage;
      await signInStopped(stage);
      // The delay begins with the button's change.
      await stepToSight(page, page.getByRole('button', { name: 'Redirecting...' }));
      await page.clock.runFor(400);
      await expect(page).toHaveURL('/login');
      await page.clock.runFor(100);
      // What is downloaded for the next page has timers too.
      await page.clock.resume();
      await expect(page).toHaveURL('/dashboard');
    }),
  ]);
});
