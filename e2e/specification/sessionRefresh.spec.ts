import type { Page } from '@playwright/test';
import { signInAs } from '../support/signIn';
import { expect } from '../support/test';
import { goThrough, row, test } from './statements';
import { refuse } from './signInForm';
import { toast } from './toasts';

const MINUTE = 60_000;

const refreshButton = (page: Page) => page.getByRole('button', { name: 'Refresh session' });

// Refreshing the session by hand.
test('Refreshing the session (§8, §9)', async ({ stage }) => {
  await stage.page.clock.install();
  await signInAs(stage.page, 'admin');
  const { page } = stage;

  await page.goto('/admin/refresh');
  await expect(refreshButton(page)).toBeVisible();

  await goThrough(stage, [
    row(8, `Toast 'Session refreshed, reloading page...'`, async ({ page }) => {
      await page.evaluate(() => {
        document.documentElement.dataset['mark'] = 'before';
      });
      // On a slow machine the page would reload before anyone could look.
      await page.clock.pauseAt(Date.now() + MINUTE);
      await refreshButton(page).click();
      await expect(async () => {
        await page.clock.runFor(50);
        await expect(toast(page, 'Session refreshed, reloading page...')).toBeVisible({
          timeout: 250,
        });
      }).toPass({ intervals: [50] });
    }),
    row(9, 'The page reloads 1 second after a refresh', async ({ page }) => {
      await page.clock.runFor(700);
      await expect(page.locator('html')).toHaveAttribute('data-mark', 'before');
      await page.clock.runFor(300);
      await page.clock.resume();
      await expect(page.locator('html')).not.toHaveAttribute('data-mark');
    }),
    row(8, `Toast 'Failed to refresh session' with the server's message`, async ({ page }) => {
      await page.route('**/auth/v1/token**', refuse(400, 'The token is no longer good'));
      await refreshButton(page).click();
      await expect(toast(page, 'Failed to refresh session')).toContainText(
        'The token is no longer good',
      );
      await page.unroute('**/auth/v1/token**');
    }),
  ]);
});

test('Refreshing the session without an answer that makes sense (§8)', async ({ stage }) => {
  await signInAs(stage.page, 'admin');
  const { page } = stage;

  await page.goto('/admin/refresh');
  await expect(refreshButton(page)).toBeVisible();

  await goThrough(stage, [
    row(8, `Toast 'Error refreshing session'`, async ({ page }) => {
      await page.route('**/auth/v1/token**', (route) =>
        route.fulfill({ contentType: 'application/json', body: 'null' }),
      );
      await refreshButton(page).click();
      await expect(toast(page, 'Error refreshing session')).toBeVisible();
    }),
  ]);
});
