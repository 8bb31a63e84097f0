import type { Page, Request } from '@playwright/test';
import { expect } from '../support/test';
import { goThrough, row, test, type Row } from './statements';

const PASSWORD = 'treeservice-demo';

/** The next request to a path of the backend, begun by an action. */
async function callOf(page: Page, path: RegExp, act: () => Promise<unknown>): Promise<Request> {
  const call = page.waitForRequest((request) => path.test(new URL(request.url()).pathname));
  await act();
  return call;
}

/** The columns a browser may write to a table, tried one after the other as a visitor. */
const insertsFields = (table: string, entry: Readonly<Record<string, unknown>>): Row =>
  row(3, `${table} holds ${Object.keys(entry).join(', ')}`, async ({ page, request, origin }) => {
    const key = await page.evaluate(() => {
      const text = document.getElementById('runtime-config')?.textContent ?? '{}';
      return String(Reflect.get(JSON.parse(text), 'publishableKey'));
    });
    const post = (data: object) =>
      request.post(`${origin}/rest/v1/${table}`, { headers: { apikey: key }, data });
    expect((await post(entry)).status()).toBe(201);
    // The control: a field that is not there is refused.
    expect((await post({ ...entry, mood: 'good' })).status()).toBeGreaterThanOrEqual(400);
  });

const query = (request: Request) => Object.fromEntries(new URL(request.url()).searchParams);

// What the product sends, and what it keeps on the way.
test('Calls of the sign-in page (§7)', async ({ stage }) => {
  await stage.page.goto('/login');
  await goThrough(stage, [
    row(
      7,
      'Sign in with OAuth sends provider and redirect to {origin}/auth/callback',
      async ({ page, origin }) => {
        await page.route('**/auth/v1/authorize**', (route) =>
          route.fulfill({ status: 400, json: {} }),
        );
        const call = await callOf(page, /\/auth\/v1\/authorize$/, () =>
          page.getByRole('button', { name: 'Google' }).click(),
        );
        expect(query(call)).toMatchObject({
          provider: 'google',
          redirect_to: `${origin}/auth/callback`,
        });
        await page.unroute('**/auth/v1/authorize**');
      },
    ),
    row(
      7,
      'Reset password sends email and redirect to {origin}/reset-password',
      async ({ page, origin }) => {
        await page.getByRole('button', { name: 'Forgot your password?' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Email').fill('owner@demo.example');
        const call = await callOf(page, /\/auth\/v1\/recover$/, () =>
          dialog.getByRole('button', { name: 'Send reset link' }).click(),
        );
        expect(call.postDataJSON()).toMatchObject({ email: 'owner@demo.example' });
        expect(query(call)['redirect_to']).toBe(`${origin}/reset-password`);
        await page.keyboard.press('Escape');
      },
    ),
    row(
      7,
      'Sign in with password sends email and password, and the profile is read as a single row by id',
      async ({ page }) => {
        await page.goto('/login');
        await page.getByLabel('Email').fill('owner@demo.example');
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
        const profile = page.waitForRequest(
          (request) => request.method() === 'GET' && request.url().includes('/rest/v1/profiles'),
        );
        const call = await callOf(page, /\/auth\/v1\/token$/, () =>
          page.getByRole('button', { name: 'Sign In' }).click(),
        );
        expect(call.postDataJSON()).toMatchObject({
          email: 'owner@demo.example',
          password: PASSWORD,
        });
        const read = await profile;
        expect(query(read)).toMatchObject({ select: '*', id: expect.stringMatching(/^eq\./) });
        expect(await read.headerValue('accept')).toContain('vnd.pgrst.object');
      },
    ),
    row(7, 'Sign out', async ({ page }) => {
      await expect(page).toHaveURL('/dashboard');
      await page.getByRole('button', { name: /Account menu/ }).click();
      const call = await callOf(page, /\/auth\/v1\/logout$/, () =>
        page.getByRole('menuitem', { name: 'Log Out' }).click(),
      );
      expect(call.method()).toBe('POST');
      await expect(page).toHaveURL('/');
    }),
  ]);
});

test('Calls of sign-up, and what the browser keeps (§3, §7)', async ({ stage }) => {
  await stage.page.goto('/auth/register');
  await goThrough(stage, [
    row(7, 'Sign up sends email, password and data.user_type', async ({ page }) => {
      const email = `calls-${Date.now()}@example.com`;
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('a new oak in spring');
      await page.getByLabel(/I accept/).check();
      const call = await callOf(page, /\/auth\/v1\/signup$/, () =>
        page.getByRole('button', { name: 'Create account' }).click(),
      );
      expect(call.postDataJSON()).toMatchObject({
        email,
        password: 'a new oak in spring',
        data: { user_type: 'owner' },
      });
      await expect(page).toHaveURL('/confirm-email');
    }),
    insertsFields('error_logs', {
      message: 'A row of conformance',
      severity: 'info',
      category: 'ui',
      source: 'conformance',
      context: { a: 1 },
      stack_trace: 'at row',
      user_id: null,
      user_agent: 'Browser',
      url: 'http://localhost/',
    }),
    row(3, 'returnToAfterAuth holds the path to return to after sign-in', async ({ page }) => {
      await page.goto('/login');
      await expect(page.locator('#root[data-arrived]')).toBeAttached();
      await page.route('**/auth/v1/authorize**', (route) =>
        route.fulfill({ status: 400, json: {} }),
      );
      await page.getByRole('button', { name: 'Apple' }).click();
      await expect(page.getByText('Failed to sign in with Apple.')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('returnToAfterAuth'))).toBe(
        '/dashboard',
      );
    }),
  ]);
});
