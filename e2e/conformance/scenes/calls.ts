import type { Page, Request } from '@playwright/test';
import { SESSION_KEY } from '@tree-service/kernel/contract';
import { expect } from '../../support/test';
import { at, row, type Row, type Scene } from '../scene';

const PASSWORD = 'treeservice-demo';

/** The next request to a path of the backend, begun by an action. */
async function callOf(page: Page, path: RegExp, act: () => Promise<unknown>): Promise<Request> {
  const call = page.waitForRequest((request) => path.test(new URL(request.url()).pathname));
  await act();
  return call;
}

const query = (request: Request) => Object.fromEntries(new URL(request.url()).searchParams);

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

/** The columns a signed-in person may read of a table, and one that is not there. */
const readsColumns = (table: string, columns: readonly string[]): Row =>
  row(3, `${table} holds ${columns.join(', ')}`, async ({ page }) => {
    const read = (names: readonly string[]) =>
      page.evaluate(
        async ({ path, key }) => {
          const text = document.getElementById('runtime-config')?.textContent ?? '{}';
          const session: { access_token: string } = JSON.parse(localStorage.getItem(key) ?? '{}');
          const answer = await fetch(path, {
            headers: {
              apikey: String(Reflect.get(JSON.parse(text), 'publishableKey')),
              authorization: `Bearer ${session.access_token}`,
            },
          });
          return answer.status;
        },
        { path: `/rest/v1/${table}?select=${names.join(',')}&limit=1`, key: SESSION_KEY },
      );
    expect(await read(columns)).toBe(200);
    expect(await read([...columns, 'mood'])).toBe(400);
  });

/** What the product sends (section 7), what it keeps (section 3), and for whom it is (section 1). */
export const callScenes: readonly Scene[] = [
  {
    name: 'Calls of the sign-in page',
    open: at('/login'),
    rows: [
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
    ],
  },
  {
    name: 'Calls of sign-up, and what the browser keeps',
    open: at('/auth/register'),
    rows: [
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
    ],
  },
  {
    name: 'Columns of tables',
    as: 'owner',
    open: at('/services'),
    rows: [
      readsColumns('profiles', [
        ...['id', 'email', 'user_type', 'created_at', 'updated_at', 'first_name', 'last_name'],
        ...['phone', 'address', 'city', 'state', 'zip', 'is_profile_complete'],
      ]),
      readsColumns('feature_flags', [
        ...['name', 'enabled', 'description', 'user_percentage', 'user_roles', 'user_ids'],
        ...['start_date', 'end_date'],
      ]),
      readsColumns('subscription_plans', [
        ...['name', 'subscription_type', 'tier', 'monthly_price', 'quarterly_price'],
        ...['yearly_price', 'features', 'is_active'],
      ]),
      readsColumns('vendor_subscriptions', ['id']),
      row(
        3,
        'The account has email_confirmed_at, identities and user_metadata, the session expires_at',
        async ({ page }) => {
          const session: unknown = await page.evaluate(
            (key) => JSON.parse(localStorage.getItem(key) ?? 'null'),
            SESSION_KEY,
          );
          expect(session).toMatchObject({
            expires_at: expect.any(Number),
            user: {
              id: expect.any(String),
              email: 'owner@demo.example',
              email_confirmed_at: expect.any(String),
              identities: expect.any(Array),
              user_metadata: { user_type: 'owner' },
            },
          });
        },
      ),
    ],
  },
  {
    name: 'What the product does and for whom',
    open: at('/'),
    rows: [
      row(1, 'The navbar brand is a tree icon with the product name', async ({ page }) => {
        const brand = page.getByRole('banner').getByRole('link', { name: 'Tree Service' });
        await expect(brand).toHaveText('Tree Service');
        await expect(brand.locator('svg')).toBeVisible();
      }),
      row(
        1,
        'The home page promises instant estimates and local insured professionals',
        async ({ page }) => {
          const main = page.getByRole('main');
          await expect(main).toContainText(/instant/i);
          await expect(main).toContainText(/local/i);
          await expect(main).toContainText(/insured/i);
        },
      ),
      row(
        1,
        'Owners ask for removal, stump grinding, an arborist, maintenance or emergency work',
        async ({ page }) => {
          await page.goto('/request');
          for (const name of [
            /Tree removal/,
            /Stump grinding/,
            /Arborist/i,
            /Trimming|Maintenance/i,
            /Emergency/,
          ]) {
            await expect(page.getByRole('radio', { name }).first()).toBeVisible();
          }
        },
      ),
    ],
  },
];
