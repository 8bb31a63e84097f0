import type { Page } from '@playwright/test';
import { signInAs } from '../support/signIn';
import { expect } from '../support/test';
import { type Check, goThrough, row, test } from './statements';
import { storeRequest } from './storedRequest';
import { allToasts, edgesOf, goesBetween, stepToToasts, toast } from './toasts';

/** As far from a corner of the window as something in that corner may be. */
const CORNER_PX = 48;

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('pendingServiceRequest'));
const notice = (page: Page) => page.getByRole('region', { name: 'Pending Service Request' });

const withRequest =
  (expiresInMs: number): Check =>
  async ({ page }) => {
    // Where the application does not run, which might show it at once.
    await page.goto('/robots.txt');
    await storeRequest(page, expiresInMs);
    await page.goto('/services');
  };

// The lazily loaded notices are there once their live region is.
const noticesLoaded: Check = async ({ page }) => {
  await page.goto('/services');
  await expect(page.locator('body > #root > div [role=status]').last()).toBeAttached();
};

async function provokeToast(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Sign In' }).click();
  await stepToToasts(page, count);
}

const provokeFirstToast: Check = async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('owner@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.clock.pauseAt(Date.now() + 60_000);
  await provokeToast(page, 1);
  await expect(toast(page, 'Sign in failed')).toBeVisible();
};

// What speaks up on any page.
test('Pending request (§2, §4)', async ({ stage }) => {
  await stage.page.clock.install();
  await signInAs(stage.page, 'owner');
  await withRequest(86_400_000)(stage);
  await goThrough(stage, [
    row(2, `A notice titled 'Pending Service Request'`, async ({ page }) => {
      await expect(notice(page)).toBeVisible();
    }),
    row(2, 'It says that a service request is waiting to be submitted', async ({ page }) => {
      await expect(notice(page)).toContainText('service request waiting to be submitted');
    }),
    row(2, 'It is at the bottom right', async ({ page }) => {
      const { right, bottom } = await edgesOf(page, notice(page));
      expect(Math.max(right, bottom)).toBeLessThanOrEqual(CORNER_PX);
      expect(Math.min(right, bottom)).toBeGreaterThanOrEqual(0);
    }),
    row(4, 'It never dismisses itself', async ({ page }) => {
      await page.clock.runFor(10 * 60_000);
      await expect(notice(page)).toBeVisible();
    }),
    row(2, 'On the home page it sits at the top', async ({ page }) => {
      await storeRequest(page, 86_400_000);
      await page.goto('/');
      await expect(notice(page)).toBeVisible();
      expect((await edgesOf(page, notice(page))).top).toBeLessThan(200);
    }),
    row(2, `'Continue Request' goes to /request`, async ({ page }) => {
      await notice(page).getByRole('button', { name: 'Continue Request' }).click();
      await expect(page).toHaveURL(/\/request(?:\?.*)?$/);
      // The request itself is there, not only its address.
      await expect(page.getByRole('radio', { name: /Stump grinding/ })).toBeChecked();
    }),
    row(4, 'It appears once per user or session', async (stage) => {
      await noticesLoaded(stage);
      await expect(notice(stage.page)).toHaveCount(0);
      // Nor is it answered: shown is enough.
      await withRequest(86_400_000)(stage);
      await expect(notice(stage.page)).toBeVisible();
      await noticesLoaded(stage);
      await expect(notice(stage.page)).toHaveCount(0);
    }),
    row(4, `'Discard' removes the stored request`, async (stage) => {
      await withRequest(86_400_000)(stage);
      await notice(stage.page).getByRole('button', { name: 'Discard' }).click();
      await expect(notice(stage.page)).toHaveCount(0);
      expect(await stored(stage.page)).toBeNull();
    }),
    row(4, 'An expired request is removed, and no notice is shown', async (stage) => {
      await withRequest(-1_000)(stage);
      await expect.poll(() => stored(stage.page)).toBeNull();
      await expect(notice(stage.page)).toHaveCount(0);
    }),
  ]);
});

test('Pending request of a visitor (§2)', async ({ stage }) => {
  await withRequest(86_400_000)(stage);
  await goThrough(stage, [
    row(2, 'The notice appears only when signed in', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
    }),
  ]);
});

test('Connection (§2, §4, §9)', async ({ stage }) => {
  await stage.page.clock.install();
  await noticesLoaded(stage);
  await goThrough(stage, [
    row(4, `While offline: 'You're offline'`, async ({ page, context }) => {
      await context.setOffline(true);
      await expect(page.getByText("You're offline")).toBeVisible();
    }),
    row(2, 'The offline indicator is at the bottom right', async ({ page }) => {
      const { right, bottom } = await edgesOf(page, page.getByText("You're offline"));
      expect(Math.max(right, bottom)).toBeLessThanOrEqual(CORNER_PX);
      expect(Math.min(right, bottom)).toBeGreaterThanOrEqual(0);
    }),
    row(4, `On reconnect: 'Back online'`, async ({ page, context }) => {
      // From here on only the rows move the clock.
      await page.clock.pauseAt(Date.now() + 60_000);
      await context.setOffline(false);
      await expect(page.getByText('Back online')).toBeVisible();
    }),
    row(9, 'The back-online banner goes after 3 s', async ({ page }) => {
      await goesBetween(page, page.getByText('Back online'), [2_900, 3_100]);
    }),
  ]);
});

test('Toasts (§2, §9)', async ({ stage }) => {
  await stage.page.clock.install();
  await provokeFirstToast(stage);
  await goThrough(stage, [
    row(2, 'Toasts are at the top right', async ({ page }) => {
      // It slides in by the clock of the machine, to right below the header's first line.
      await expect(async () => {
        const { right, top } = await edgesOf(page, toast(page, 'Sign in failed'));
        expect(Math.max(right, top - 64)).toBeLessThanOrEqual(CORNER_PX);
        expect(Math.min(right, top)).toBeGreaterThanOrEqual(0);
      }).toPass();
    }),
    row(9, 'Toasts are 356 px wide', async ({ page }) => {
      await expect(toast(page, 'Sign in failed')).toHaveCSS('width', '356px');
    }),
    row(9, 'Three toasts are visible', async ({ page }) => {
      for (const count of [2, 3, 4]) await provokeToast(page, count);
      await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3);
    }),
    row(9, 'Toasts go after 4 seconds', async ({ page }) => {
      await page.mouse.move(200, 600);
      await goesBetween(page, allToasts(page).first(), [3_500, 4_500]);
      await expect(allToasts(page)).toHaveCount(0);
    }),
  ]);
});
