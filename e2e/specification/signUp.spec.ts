import { randomUUID } from 'node:crypto';
import { followMailedLink, mailTo } from '../support/mailbox';
import { expect } from '../support/test';
import { type Check, goThrough, row, type Row, test } from './statements';
import { refuse } from './signInForm';
import { toast } from './toasts';

const PASSWORD = 'a long password';

const signUp =
  (email: string, path = '/auth/register'): Check =>
  async ({ page }) => {
    await page.goto(path);
    if (path === '/join-as-pro') {
      await page.getByLabel('Business name').fill('Conformant Tree Care');
      await page.getByLabel('ZIP code').fill('78704');
    }
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel(/I accept the/).check();
    await page
      .getByRole('main')
      .getByRole('button', { name: /create|join/i })
      .click();
  };

const becomes = (path: string, type: string): Row => {
  const email = `${randomUUID()}@example.com`;
  return row(6, `Sign-up at ${path} makes a ${type}`, async (stage) => {
    const { page } = stage;
    await signUp(email, path)(stage);
    await expect(page).toHaveURL('/confirm-email');
    await followMailedLink(page, await mailTo(stage.request, email, /confirm/i));
    await expect(page).toHaveURL(type === 'vendor' ? /\/vendor\// : '/dashboard');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  });
};

const newcomer = `${randomUUID()}@example.com`;

// Sign-up, confirmation, and what unconfirmed people may do.
test('Signing up (§4, §5, §6, §8)', async ({ stage }) => {
  await goThrough(stage, [
    row(8, `Toast 'Sign up failed' with the server's message`, async (stage) => {
      await stage.page.route('**/auth/v1/signup**', refuse(422, 'Signups are closed today'));
      await signUp(newcomer)(stage);
      await expect(toast(stage.page, 'Sign up failed')).toContainText('Signups are closed today');
      await stage.page.unroute('**/auth/v1/signup**');
    }),
    row(8, `Failures without a server message show 'An unknown error occurred'`, async (stage) => {
      await stage.page.route('**/auth/v1/signup**', (route) =>
        route.fulfill({ status: 400, json: {} }),
      );
      await signUp(newcomer)(stage);
      await expect(toast(stage.page, 'Sign up failed')).toContainText('An unknown error occurred');
      await stage.page.unroute('**/auth/v1/signup**');
    }),
    row(4, 'After sign-up the user goes to /confirm-email', async (stage) => {
      await signUp(newcomer)(stage);
      await expect(stage.page).toHaveURL('/confirm-email');
    }),
    row(
      8,
      `Toast 'Account created!': 'Check your email for the confirmation link.'`,
      async ({ page }) => {
        await expect(toast(page, 'Account created!')).toContainText(
          'Check your email for the confirmation link.',
        );
      },
    ),
    row(
      5,
      `Sign-in requires a confirmed email: 'Email verification required'`,
      async ({ page }) => {
        await page.goto('/login');
        await page.getByLabel('Email').fill(newcomer);
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
        await page.getByRole('button', { name: 'Sign In' }).click();
        await expect(toast(page, 'Email verification required')).toContainText(
          'Please verify your email address before signing in. Check your inbox for the verification link.',
        );
      },
    ),
    row(4, 'An unconfirmed user stays signed out', async ({ page }) => {
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    }),
    becomes('/auth/register', 'owner'),
    becomes('/join-as-pro', 'vendor'),
  ]);
});

test('Asking for the confirmation again (§8)', async ({ stage }) => {
  await stage.page.clock.install();
  const { page } = stage;

  await page.goto('/confirm-email');
  await page.getByLabel('Email').fill(newcomer);

  await goThrough(stage, [
    row(
      8,
      `Toast 'Failed to resend verification email' with the server's message`,
      async ({ page }) => {
        await page.route('**/auth/v1/resend**', refuse(429, 'Too many mails'));
        await page.getByRole('button', { name: 'Resend verification email' }).click();
        await expect(toast(page, 'Failed to resend verification email')).toContainText(
          'Too many mails',
        );
        await page.unroute('**/auth/v1/resend**');
      },
    ),
    row(
      8,
      `Toast 'Verification email sent': 'Please check your inbox for the verification link.'`,
      async ({ page }) => {
        const call = page.waitForRequest('**/auth/v1/resend**');
        await page.getByRole('button', { name: 'Resend verification email' }).click();
        expect((await call).postDataJSON()).toMatchObject({ type: 'signup', email: newcomer });
        await expect(toast(page, 'Verification email sent')).toContainText(
          'Please check your inbox for the verification link.',
        );
      },
    ),
  ]);
});
