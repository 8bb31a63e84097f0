import type { Page, Route } from '@playwright/test';
import { expect } from '../support/test';
import { goThrough, row, type Row, test } from './statements';
import { PASSWORD, stored, submit } from './signInForm';
import { toast } from './toasts';

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

const dialog = (page: Page) => page.getByRole('dialog');

// The sign-in page and its dialog.
test('Sign-in page (§2, §4, §5, §8, §9)', async ({ stage }) => {
  await stage.page.goto('/login');
  await goThrough(stage, [
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
      await expect(toast(stage.page, 'Sign in failed')).toContainText('Invalid login credentials');
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
  ]);
});

test('Password reset dialog (§2, §5, §8)', async ({ stage }) => {
  const { page } = stage;

  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();

  await goThrough(stage, [
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
      await page.route('**/auth/v1/recover**', (route) => route.fulfill({ status: 400, json: {} }));
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
  ]);
});
