import type { Locator, Page, Route } from '@playwright/test';
import { expect } from '../../support/test';
import { at, row, type Row, type Scene, type Stage } from '../scene';
import { accountRows } from './accountRows';
import { toast } from './toasts';

const PASSWORD = 'treeservice-demo';

/** Answers a call of the backend with a failure that carries a message. */
export const refuse =
  (status: number, message: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, json: { code: status, error_code: 'refused', msg: message } });

async function submit({ page }: Stage, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

// Signing in takes timers of its own, so time, which is stopped, goes on in small steps.
const passUntilVisible = (page: Page, thing: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(10);
    await expect(thing).toBeVisible({ timeout: 250 });
  }).toPass({ intervals: [50] });

const message = (field: string, email: string, password: string, text: string): Row =>
  row(5, `Login, ${field}: '${text}'`, async (stage) => {
    await submit(stage, email, password);
    await expect(stage.page.getByLabel(field, { exact: true })).toHaveAccessibleDescription(
      new RegExp(text),
    );
  });

const leads = (name: string, to: string): Row =>
  row(2, `The login page has a link '${name}'`, async ({ page }) => {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', to);
  });

const socialFailure = (name: string): Row =>
  row(8, `'Failed to sign in with ${name}.' when ${name} gives no reason`, async ({ page }) => {
    await page.goto('/login');
    await page.route('**/auth/v1/authorize**', (route) => route.fulfill({ status: 400, json: {} }));
    await page.getByRole('button', { name }).click();
    await expect(page.getByText(`Failed to sign in with ${name}.`)).toBeVisible();
    await page.unroute('**/auth/v1/authorize**');
  });

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

const dialog = (page: Page) => page.getByRole('dialog');

/** The sign-in page, its dialog, and where it leads. */
export const signInScenes: readonly Scene[] = [
  {
    name: 'Sign-in page',
    open: at('/login'),
    rows: [
      row(2, `Heading 'Welcome Back'`, async ({ page }) => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
      }),
      row(2, `Subtitle 'Sign in to your account to continue'`, async ({ page }) => {
        await expect(page.getByText('Sign in to your account to continue')).toBeVisible();
      }),
      row(2, `The auth layout heading reads 'Welcome to Tree Service'`, async ({ page }) => {
        await expect(page.getByText('Welcome to Tree Service')).toBeVisible();
      }),
      row(9, `Optional field 'Remember me for 30 days'`, async ({ page }) => {
        await expect(page.getByLabel('Remember me for 30 days')).not.toBeChecked();
      }),
      ...['Google', 'Apple'].map((name) =>
        row(2, `A social button for ${name}`, async ({ page }) => {
          await expect(page.getByRole('button', { name })).toBeVisible();
        }),
      ),
      leads('Sign up as a property manager', '/auth/register'),
      leads('Join as a Pro', '/join-as-pro'),
      message('Email', 'nobody', PASSWORD, 'Please enter a valid email address'),
      message('Password', 'owner@demo.example', 'short', 'Password must be at least 8 characters'),
      row(8, `Toast 'Sign in failed' with the server's message`, async (stage) => {
        await submit(stage, 'owner@demo.example', 'not the password');
        await expect(toast(stage.page, 'Sign in failed')).toContainText(
          'Invalid login credentials',
        );
      }),
      row(8, `The login failure is shown on the page`, async ({ page }) => {
        await expect(page.getByRole('main').getByRole('alert')).toHaveText(
          'Invalid login credentials',
        );
      }),
      row(
        8,
        `Without a server message: 'Failed to sign in. Please check your credentials.'`,
        async (stage) => {
          await stage.page.route('**/auth/v1/token**', (route) =>
            route.fulfill({ status: 400, json: {} }),
          );
          await submit(stage, 'owner@demo.example', 'not the password');
          await expect(stage.page.getByRole('main').getByRole('alert')).toHaveText(
            'Failed to sign in. Please check your credentials.',
          );
          await stage.page.unroute('**/auth/v1/token**');
        },
      ),
      socialFailure('Google'),
      socialFailure('Apple'),
      row(
        4,
        'Before a social login returnToAfterAuth is set to /dashboard when nothing is stored',
        async ({ page }) => {
          await page.evaluate(() => localStorage.removeItem('returnToAfterAuth'));
          await page.route('**/auth/v1/authorize**', (route) =>
            route.fulfill({ status: 400, json: {} }),
          );
          await page.getByRole('button', { name: 'Google' }).click();
          await expect.poll(() => stored(page, 'returnToAfterAuth')).toBe('/dashboard');
        },
      ),
      row(4, 'Before a social login a stored returnToAfterAuth is kept', async ({ page }) => {
        await page.evaluate(() => localStorage.setItem('returnToAfterAuth', '/help-center'));
        await page.getByRole('button', { name: 'Apple' }).click();
        await expect(page.getByText('Failed to sign in with Apple.')).toBeVisible();
        expect(await stored(page, 'returnToAfterAuth')).toBe('/help-center');
      }),
      row(
        4,
        'Before a social login returnToAfterAuth is set to /request when the source is a service request',
        async ({ page }) => {
          await page.evaluate(() => localStorage.setItem('authRedirectSource', 'serviceRequest'));
          await page.getByRole('button', { name: 'Google' }).click();
          await expect.poll(() => stored(page, 'returnToAfterAuth')).toBe('/request');
          await expect(page.getByText('Failed to sign in with Google.')).toBeVisible();
        },
      ),
      row(4, 'On mobile, in-progress flags are set before a social login', async ({ page }) => {
        await page.evaluate(() => {
          Object.defineProperty(navigator, 'userAgent', { get: () => 'iPhone' });
        });
        const held: Route[] = [];
        await page.route('**/auth/v1/authorize**', (route) => void held.push(route), { times: 1 });
        await page.getByRole('button', { name: 'Apple' }).click();
        await expect.poll(() => held.length).toBe(1);
        expect(await stored(page, 'mobileAuthInProgress')).toBe('true');
        expect(await stored(page, 'mobileAuthProvider')).toBe('apple');
        await Promise.all(held.map((route) => route.fulfill({ status: 400, json: {} })));
      }),
      row(4, 'The in-progress flags are cleared on error', async ({ page }) => {
        await expect(page.getByText('Failed to sign in with Apple.')).toBeVisible();
        expect(await stored(page, 'mobileAuthInProgress')).toBeNull();
        expect(await stored(page, 'mobileAuthProvider')).toBeNull();
      }),
      row(
        4,
        'Social sign-in asks for a redirect to {origin}/auth/callback',
        async ({ page, origin }) => {
          const asked = page.waitForRequest('**/auth/v1/authorize**');
          await page.getByRole('button', { name: 'Google' }).click();
          const target = new URL((await asked).url()).searchParams.get('redirect_to');
          expect(target).toBe(`${origin}/auth/callback`);
        },
      ),
    ],
  },
  {
    name: 'Password reset dialog',
    open: async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
    },
    rows: [
      row(2, 'A dialog with an email field', async ({ page }) => {
        await expect(dialog(page).getByLabel('Email')).toBeVisible();
      }),
      row(5, `Password reset, email: 'Please enter a valid email address'`, async ({ page }) => {
        await dialog(page).getByLabel('Email').fill('nobody');
        await dialog(page).getByRole('button', { name: 'Send reset link' }).click();
        await expect(dialog(page).getByLabel('Email')).toHaveAccessibleDescription(
          /Please enter a valid email address/,
        );
      }),
      row(8, `Password reset failure: 'Failed to send password reset email.'`, async ({ page }) => {
        await page.route('**/auth/v1/recover**', (route) =>
          route.fulfill({ status: 400, json: {} }),
        );
        await dialog(page).getByLabel('Email').fill('owner@demo.example');
        await dialog(page).getByRole('button', { name: 'Send reset link' }).click();
        await expect(dialog(page)).toContainText('Failed to send password reset email.');
        await page.unroute('**/auth/v1/recover**');
      }),
      row(
        2,
        `On success: 'Password reset email sent! Please check your inbox and follow the instructions.'`,
        async ({ page }) => {
          await dialog(page).getByRole('button', { name: 'Send reset link' }).click();
          await expect(dialog(page)).toContainText(
            'Password reset email sent! Please check your inbox and follow the instructions.',
          );
        },
      ),
      row(2, `'Send Again' resets the form`, async ({ page }) => {
        await dialog(page).getByRole('button', { name: 'Send Again' }).click();
        await expect(dialog(page).getByLabel('Email')).toBeVisible();
      }),
    ],
  },
  {
    name: 'Signing in',
    open: at('/login'),
    rows: [
      row(
        4,
        'Signed out to signed in by password; the redirect leads to /dashboard',
        async (stage) => {
          await submit(stage, 'owner@demo.example', PASSWORD);
          await expect(stage.page).toHaveURL('/dashboard');
        },
      ),
      row(8, `Toast 'Welcome back!': 'You have successfully signed in.'`, async ({ page }) => {
        await expect(toast(page, 'Welcome back!')).toContainText(
          'You have successfully signed in.',
        );
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
    ],
  },
  {
    name: 'The notice while the page waits',
    clock: true,
    open: at('/login'),
    rows: [
      row(8, `Toast 'Successfully authenticated'`, async (stage) => {
        const { page } = stage;
        await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
        await page.clock.pauseAt(Date.now() + 60_000);
        await submit(stage, 'owner@demo.example', PASSWORD);
        await passUntilVisible(page, toast(page, 'Successfully authenticated'));
      }),
    ],
  },
  {
    name: 'The delay after signing in',
    clock: true,
    open: at('/login'),
    rows: [
      row(9, 'The login redirect waits 500 ms', async (stage) => {
        const { page } = stage;
        await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
        await page.clock.pauseAt(Date.now() + 60_000);
        await submit(stage, 'owner@demo.example', PASSWORD);
        // The delay begins with the button's change.
        await passUntilVisible(page, page.getByRole('button', { name: 'Redirecting...' }));
        await page.clock.runFor(400);
        await expect(page).toHaveURL('/login');
        await page.clock.runFor(100);
        // What is downloaded for the next page has timers too.
        await page.clock.resume();
        await expect(page).toHaveURL('/dashboard');
      }),
    ],
  },
];
