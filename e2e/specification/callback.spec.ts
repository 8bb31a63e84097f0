import type { Page, Route } from '@playwright/test';
import { signInAs } from '../support/signIn';
import { expect } from '../support/test';
import { goThrough, row, test } from './statements';
import { expectStoredRequest, storeRequest } from './storedRequest';
import { toast } from './toasts';

const WAIT_MS = 10_000;
const RETURN_MS = 3_000;
const PROFILES = '**/rest/v1/profiles**';

/** Notes every heading that pages show from now on, also those that stand for a moment only. */
async function noteHeadings(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const headings = new Set<string | null | undefined>();
    Object.assign(window, { headings });
    new MutationObserver(() => {
      headings.add(document.querySelector('h1')?.textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => [...Reflect.get(window, 'headings')]);
}

// The return screen after social sign-in.
test('Callback without anyone (§2, §4, §9)', async ({ stage }) => {
  await stage.page.clock.install();
  await stage.page.goto('/auth/callback');
  await goThrough(stage, [
    row(2, `Shows 'Processing Authentication...'`, async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Processing Authentication...',
      );
    }),
    row(2, `Shows 'Please wait while we complete your sign-in process.'`, async ({ page }) => {
      await expect(
        page.getByText('Please wait while we complete your sign-in process.'),
      ).toBeVisible();
    }),
    row(
      4,
      `No session after the timeout: 'Authentication timed out. Please try again.'`,
      async ({ page }) => {
        await page.clock.runFor(WAIT_MS);
        await expect(page.getByText('Authentication timed out. Please try again.')).toBeVisible();
      },
    ),
    row(2, `A failure shows 'Authentication Failed'`, async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication Failed');
    }),
    row(2, `A failure shows 'Redirecting to login page...'`, async ({ page }) => {
      await expect(page.getByText('Redirecting to login page...')).toBeVisible();
    }),
    row(9, 'A failure returns to /login after 3 s', async ({ page }) => {
      await page.clock.runFor(RETURN_MS);
      await expect(page).toHaveURL('/login');
    }),
  ]);
});

test('Callback with an error (§4)', async ({ stage }) => {
  await stage.page.clock.install();
  await stage.page.goto('/auth/callback?error=access_denied&error_description=You+said+no');
  await goThrough(stage, [
    row(4, `An error parameter shows 'Authentication failed: {description}'`, async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.clock.runFor(WAIT_MS);
      await expect(page.getByText('Authentication failed: You said no')).toBeVisible();
    }),
    row(4, 'An error returns to /login after 3 s', async ({ page }) => {
      await page.clock.runFor(RETURN_MS);
      await expect(page).toHaveURL('/login');
    }),
  ]);
});

test('Callback of someone who is in (§2, §4, §8)', async ({ stage }) => {
  await stage.page.clock.install();
  await signInAs(stage.page, 'owner');
  await goThrough(stage, [
    row(2, `Shows 'Redirecting...' while the next page is on its way`, async ({ page }) => {
      const headings = await noteHeadings(page);
      await page.goto('/auth/callback');
      await expect.poll(headings).toContain('Redirecting...');
    }),
    row(4, 'Nothing stored: leads to /dashboard', async ({ page }) => {
      await page.goto('/auth/callback');
      await expect(page).toHaveURL('/dashboard');
    }),
    row(8, `Toast 'Successfully authenticated!'`, async ({ page }) => {
      await expect(toast(page, 'Successfully authenticated!')).toBeVisible();
    }),
    row(4, 'The stored returnTo is the destination, then cleared', async ({ page }) => {
      await page.evaluate(() => localStorage.setItem('returnToAfterAuth', '/help-center'));
      await page.goto('/auth/callback');
      await expect(page).toHaveURL('/help-center');
      expect(await page.evaluate(() => localStorage.getItem('returnToAfterAuth'))).toBeNull();
    }),
    row(4, 'A pending request leads to /request', async ({ page }) => {
      await storeRequest(page, 86_400_000);
      await page.goto('/auth/callback');
      await expect(page).toHaveURL(/\/request(?:\?.*)?$/);
      await expectStoredRequest(page);
    }),
    row(
      4,
      `A session found by hand gives 'Successfully authenticated!' and /dashboard`,
      async ({ page }) => {
        const held: Route[] = [];
        let isKnown = false;
        await page.route(PROFILES, async (route) => {
          if (isKnown) await route.continue();
          else held.push(route);
        });
        await page.evaluate(() => localStorage.setItem('returnToAfterAuth', '/help-center'));
        await page.goto('/auth/callback');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Processing Authentication...',
        );
        await page.clock.runFor(WAIT_MS);
        isKnown = true;
        await Promise.all(held.map((route) => route.continue()));
        await expect(page).toHaveURL('/dashboard');
        await expect(toast(page, 'Successfully authenticated!')).toBeVisible();
        await page.unroute(PROFILES);
      },
    ),
  ]);
});
