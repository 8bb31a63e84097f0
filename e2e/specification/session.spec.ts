import { LIFETIME_KEY, SESSION_KEY } from '@tree-service/kernel/contract';
import { signInAs } from '../support/signIn';
import { expect } from '../support/test';
import { type Check, goThrough, row, test } from './statements';
import { refuse } from './signInForm';
import { goesBetween, stepToToasts, toast } from './toasts';

const MINUTE = 60_000;

const onAccount: Check = async ({ page }) => {
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/**
 * Stops the page's clock a minute after the watch over the session has begun. What watches is loaded
 * after the page and shows nothing, but keeps a record. From here on only the rows move the clock: a
 * busy machine would otherwise add its own time, and downloads would time out while it is moved on.
 */
const aMinuteOnAccount: Check = async (stage) => {
  const { page } = stage;
  await onAccount(stage);
  const since = () =>
    page.evaluate(() => Number(localStorage.getItem('tree-service-last-activity')));
  await expect.poll(since).toBeGreaterThan(0);
  await page.clock.pauseAt((await since()) + MINUTE);
};

// How long a session lasts, and what ends it.
test('Inactivity (§4, §8, §9)', async ({ stage }) => {
  await stage.page.clock.install();
  await signInAs(stage.page, 'owner');
  await aMinuteOnAccount(stage);
  await goThrough(stage, [
    row(4, 'No warning before 25 minutes without activity', async ({ page }) => {
      await page.clock.runFor(23 * MINUTE);
      await expect(page).toHaveURL('/account');
      await expect(toast(page, 'Session expiring soon')).toHaveCount(0);
    }),
    row(
      8,
      `At 25 minutes: 'Session expiring soon', 'Your session will expire in 5 minutes due to inactivity.'`,
      async ({ page }) => {
        await page.clock.runFor(MINUTE + 1_000);
        await stepToToasts(page, 1);
        await expect(toast(page, 'Session expiring soon')).toContainText(
          'Your session will expire in 5 minutes due to inactivity.',
        );
      },
    ),
    row(9, 'The warning is shown for 10 s', async ({ page }) => {
      await goesBetween(page, toast(page, 'Session expiring soon'), [9_500, 10_500]);
    }),
    row(4, 'Activity restarts the time', async ({ page }) => {
      await page.mouse.move(300, 300);
      await page.mouse.move(310, 310);
      await page.clock.runFor(6 * MINUTE);
      await expect(page).toHaveURL('/account');
    }),
    row(4, 'After 30 minutes of inactivity the user is logged out', async ({ page }) => {
      // A moment past the limit and no more: the notice, which comes with the server's answer, runs out.
      await page.clock.runFor(24 * MINUTE + 1_000);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    }),
    row(
      8,
      `Toast 'Session expired': 'You have been logged out due to inactivity.'`,
      async ({ page }) => {
        await stepToToasts(page, 1);
        await expect(toast(page, 'Session expired')).toContainText(
          'You have been logged out due to inactivity.',
        );
      },
    ),
    row(9, 'The expired toast is shown for 5 s', async ({ page }) => {
      await page.mouse.move(200, 700);
      await goesBetween(page, toast(page, 'Session expired'), [4_500, 5_500]);
    }),
  ]);
});

test('Validity of the session (§8, §9)', async ({ stage }) => {
  await stage.page.clock.install();
  await signInAs(stage.page, 'owner');
  await aMinuteOnAccount(stage);
  await goThrough(stage, [
    row(9, 'The session is checked every 5 minutes', async ({ page }) => {
      await page.evaluate((key) => {
        localStorage.removeItem(key);
      }, SESSION_KEY);
      await page.clock.runFor(4 * MINUTE + 1_000);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    }),
    row(
      8,
      `Toast 'Session expired': 'Your session has expired. Please log in again.'`,
      async ({ page }) => {
        await stepToToasts(page, 1);
        await expect(toast(page, 'Session expired')).toContainText(
          'Your session has expired. Please log in again.',
        );
      },
    ),
  ]);
});

test('Signing out fails (§4, §8)', async ({ stage }) => {
  await signInAs(stage.page, 'owner');
  await onAccount(stage);
  await goThrough(stage, [
    row(
      4,
      'If the sign-out call fails, sign-out is forced and the user goes to /auth',
      async ({ page }) => {
        await page.route('**/auth/v1/logout**', refuse(500, 'The server is tired'));
        await page.getByRole('button', { name: /Account menu/ }).click();
        await page.getByRole('menuitem', { name: 'Log Out' }).click();
        await expect(page).toHaveURL('/login');
        await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
      },
    ),
    row(8, `Toast 'Sign out failed' with the server's message`, async ({ page }) => {
      await expect(toast(page, 'Sign out failed')).toContainText('The server is tired');
    }),
  ]);
});

test('Remember me (§9)', async ({ stage }) => {
  const { page } = stage;

  await page.goto('/login');

  await goThrough(stage, [
    row(
      9,
      'Remembered for 30 days, the session outlives the browser',
      async ({ page, browser, origin }) => {
        await page.getByLabel('Email').fill('owner@demo.example');
        await page.getByLabel('Password', { exact: true }).fill('treeservice-demo');
        await page.getByLabel('Remember me for 30 days').check();
        await page.getByRole('button', { name: 'Sign In' }).click();
        await expect(page).toHaveURL('/dashboard');
        const kept = await page.context().storageState();
        // A closed browser forgets what has no end.
        const cookies = kept.cookies.filter(({ expires }) => expires !== -1);
        const reopen = async (storageState: typeof kept) => {
          const later = await browser.newContext({ storageState, baseURL: origin });
          const again = await later.newPage();
          await again.goto('/dashboard');
          return { later, again };
        };
        const remembered = await reopen({ ...kept, cookies });
        await expect(remembered.again.getByRole('button', { name: /Account menu/ })).toBeVisible();
        await remembered.later.close();
        // The control: the same session without the box ends with the browser.
        const origins = kept.origins.map((one) => ({
          ...one,
          localStorage: one.localStorage.map((item) =>
            item.name === LIFETIME_KEY ? { ...item, value: 'withBrowser' } : item,
          ),
        }));
        const forgotten = await reopen({ cookies, origins });
        await expect(forgotten.again).toHaveURL(/\/login$/);
        await forgotten.later.close();
      },
    ),
  ]);
});
