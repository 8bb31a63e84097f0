import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import { row, type Row } from './statements';
import { navigateWith } from './navigateWith';
import { expectStoredRequest, storeRequest } from './storedRequest';
import { rewriteSession, type StoredAccount } from './storedSession';
import { toast } from './toasts';

const PROFILES = '**/rest/v1/profiles**';
const accountMenu = (page: Page) => page.getByRole('button', { name: /Account menu/ });

const resumes = (autoSubmit: boolean | undefined): Row =>
  row(
    4,
    `A pending request that people came from is the destination; autoSubmit ${autoSubmit === undefined ? 'is false by default' : 'is handed on'}`,
    async ({ page }) => {
      await page.goto('/services');
      await storeRequest(page, 86_400_000);
      await navigateWith(page, '/login', { fromServiceRequest: true, autoSubmit });
      const before = await page.evaluate(() => history.length);
      await page.waitForURL(/\/request(?:\?|$)/);
      expect(await page.evaluate(() => history.length)).toBe(before);
      expect(await page.evaluate(() => Reflect.get(history.state, 'usr'))).toEqual({
        fromServiceRequest: true,
        autoSubmit: autoSubmit ?? false,
      });
      await expectStoredRequest(page);
    },
  );

const verifiedBy = (what: string, account: StoredAccount): Row =>
  row(4, `Email counts as verified if ${what}`, async ({ page }) => {
    await rewriteSession(page, { email_confirmed_at: null, ...account });
    await page.goto('/services');
    await expect(accountMenu(page)).toBeVisible();
    await expect(toast(page, 'Email verification required')).toHaveCount(0);
  });

/** What is asked of an owner's account once it is in, on the page of someone who has just signed in. */
export const accountRows: readonly Row[] = [
  resumes(undefined),
  resumes(true),
  row(
    4,
    'If no profile exists, a fallback profile is upserted with the type from metadata',
    async ({ page }) => {
      await page.route(PROFILES, (route) =>
        route.request().method() === 'GET'
          ? route.fulfill({ status: 406, json: { code: 'PGRST116', message: 'No rows' } })
          : route.fulfill({ status: 201, json: { ...route.request().postDataJSON() } }),
      );
      const upsert = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().includes('/rest/v1/profiles'),
      );
      const logged = page.waitForEvent('console', (said) =>
        said.text().includes('This account has no profile yet'),
      );
      await page.goto('/services');
      expect((await upsert).postDataJSON()).toMatchObject({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        email: 'owner@demo.example',
        user_type: 'owner',
      });
      await logged;
    },
  ),
  row(4, 'A missing profile (code PGRST116) is only logged', async ({ page }) => {
    await expect(accountMenu(page)).toBeVisible();
    await expect(page.locator('[data-sonner-toast][data-type="error"]')).toHaveCount(0);
    await page.unroute(PROFILES);
  }),
  row(
    4,
    'If profile type and metadata type differ, the profile type wins and metadata is updated',
    async ({ page }) => {
      await page.route(PROFILES, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          json: { ...(await answer.json()), user_type: 'vendor' },
        });
      });
      await page.route('**/auth/v1/user**', (route) => route.fulfill({ status: 500, json: {} }));
      const update = page.waitForRequest(
        (request) => request.method() === 'PUT' && request.url().includes('/auth/v1/user'),
      );
      await page.goto('/services');
      expect((await update).postDataJSON()).toMatchObject({ data: { user_type: 'vendor' } });
      await accountMenu(page).click();
      await expect(page.getByRole('menuitem', { name: 'Token Management' })).toBeVisible();
      await page.unroute(PROFILES);
      await page.unroute('**/auth/v1/user**');
    },
  ),
  verifiedBy('metadata email_verified is true', {
    user_metadata: { user_type: 'owner', email_verified: true },
    identities: [],
  }),
  verifiedBy(`the first identity's email_verified is true`, {
    user_metadata: { user_type: 'owner' },
    identities: [{ identity_data: { email_verified: true } }],
  }),
  row(4, 'With none of these the user is signed out again', async ({ page }) => {
    await rewriteSession(page, {
      email_confirmed_at: null,
      user_metadata: { user_type: 'owner', email_verified: false },
      identities: [{ identity_data: { email_verified: false } }],
    });
    await page.goto('/services');
    await expect(toast(page, 'Email verification required')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  }),
];
