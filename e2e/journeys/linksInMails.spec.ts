import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { accounts, PASSWORD } from '../support/accounts';
import { followMailedLink, linkIn, mailTo, verifyMailedLink } from '../support/mailbox';
import { publishableKeyIn } from '../support/pageConfiguration';
import { createDemoSession, createSession } from '../support/session';
import { expect, test } from '../support/test';

/** What a link brings that signs people in as a demo owner. */
async function foreignFragment(request: APIRequestContext): Promise<string> {
  const { stored } = await createDemoSession(request, 'owner');
  const tokens: { access_token: string; refresh_token: string } = JSON.parse(stored);
  const session = {
    access_token: tokens.access_token,
    refresh_token: tokens.refresh_token,
    expires_in: '3600',
    token_type: 'bearer',
  };
  return `#${new URLSearchParams(session).toString()}`;
}

/** Asks the accounts for a mail from somewhere else than the browser of the test. */
async function askElsewhere(
  request: APIRequestContext,
  route: string,
  data: Record<string, unknown>,
): Promise<void> {
  const apikey = publishableKeyIn(await (await request.get('/')).text());
  const answer = await request.post(`/auth/v1/${route}`, { headers: { apikey }, data });
  expect(answer.ok()).toBe(true);
}

/** Signs up an owner from somewhere else than the browser of the test, up to the mail. */
async function signUpElsewhere(page: Page, request: APIRequestContext): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await page.goto('/');
  await askElsewhere(request, `signup?redirect_to=${new URL('/auth/callback', page.url()).href}`, {
    email,
    password: PASSWORD,
    data: { user_type: 'owner' },
  });
  return email;
}

test('a link with the session of someone else signs no one in @core', async ({ page, request }) => {
  const login = page.getByRole('banner').getByRole('link', { name: 'Login', exact: true });
  await page.clock.install();
  await page.goto(`/auth/callback${await foreignFragment(request)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Processing Authentication...');
  await page.clock.runFor(10_000);
  await expect(page.getByText('Authentication timed out. Please try again.')).toBeVisible();
  await expect(login).toBeVisible();

  await page.goto(`/reset-password${await foreignFragment(request)}`);
  await expect(page.getByText(`for ${accounts.owner.email}`)).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
  await expect(login).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
});

test('a confirmation link works in another browser than the one that signed up @core', async ({
  page,
  request,
}) => {
  const email = await signUpElsewhere(page, request);
  await followMailedLink(page, await mailTo(request, email, /confirm/i));
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Email confirmed')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('after a second confirmation email, a password is chosen before anything else', async ({
  page,
  request,
}) => {
  const email = await signUpElsewhere(page, request);
  const link = async () => linkIn(await mailTo(request, email, /confirm/i));
  const first = await link();
  // Two mails to one address have a pause between them.
  await expect(() =>
    askElsewhere(request, `resend?redirect_to=${new URL('/auth/callback', page.url()).href}`, {
      type: 'signup',
      email,
    }),
  ).toPass();
  await expect.poll(link).not.toBe(first);
  await page.goto(await link());
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await page.getByRole('button', { name: `Continue as ${email}` }).click();
  await expect(page.getByText(/^More than one confirmation email was sent/)).toBeVisible();
  await page.goto('/account');
  await expect(page).toHaveURL('/reset-password');
  await page.getByLabel('New password', { exact: true }).fill('another password');
  await page.getByLabel('Confirm new password').fill('another password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL('/account');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/account');
  expect((await createSession(request, email, 'another password')).userId).not.toBe('');
});

test('a link for a new password works in another browser, after a question', async ({
  page,
  request,
}) => {
  const email = await signUpElsewhere(page, request);
  await verifyMailedLink(request, await mailTo(request, email, /confirm/i));
  await askElsewhere(
    request,
    `recover?redirect_to=${new URL('/reset-password', page.url()).href}`,
    { email },
  );
  await followMailedLink(page, await mailTo(request, email, /new password/i));
  await page.getByRole('button', { name: `Continue as ${email}` }).click();
  await page.getByLabel('New password', { exact: true }).fill('another password');
  await page.getByLabel('Confirm new password').fill('another password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect((await createSession(request, email, 'another password')).userId).not.toBe('');
});

test('a link for a new password asks nothing in the browser that requested it', async ({
  page,
  request,
}) => {
  const { email } = accounts.pro2;
  await page.goto('/login');
  await page.getByRole('button', { name: /forgot/i }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send reset link' }).click();
  await expect(dialog.getByText(/Password reset email sent!/)).toBeVisible();
  await followMailedLink(page, await mailTo(request, email, /new password/i));
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continue as/ })).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
});

/** Asks on the sign-in page for a link, and returns it. */
async function askForSignInLink(page: Page, request: APIRequestContext, email: string) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in by email' });
  await dialog.getByRole('button', { name: 'Send sign-in link' }).click();
  await expect(dialog.getByText(/a sign-in link is on its way/)).toBeVisible();
  return linkIn(await mailTo(request, email, /^Sign in/));
}

test('a sign-in link signs in where it was asked for, and asks whose account it is elsewhere', async ({
  page,
  newPage,
  request,
}) => {
  const { email } = accounts.pro1;
  const link = await askForSignInLink(page, request, email);
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/vendor/dashboard');

  const elsewhere = await newPage();
  await elsewhere.goto(link);
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(
    'This link is no longer valid',
  );

  const other = accounts.manager.email;
  await elsewhere.goto(await askForSignInLink(await newPage(), request, other));
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await elsewhere.getByRole('button', { name: `Continue as ${other}` }).click();
  await expect(elsewhere).toHaveURL('/dashboard');
});
