import type { Page } from '@playwright/test';
import { goOn } from '../support/inOnePage';
import { signInAs } from '../support/signIn';
import { expect } from '../support/test';
import { goThrough, row, type Row, type Section, test } from './statements';
import { allToasts, toast } from './toasts';

const NO_PERMISSION = 'You do not have permission to access this page';
const SIGN_IN = 'Please sign in to access this page';

/** Expects what the guard says, and closes it, so that the next page has to say it again. */
async function expectSaid(page: Page, words: string): Promise<void> {
  const said = toast(page, words);
  await expect(said).toBeVisible();
  // It moves in meanwhile, which a click would wait for.
  await said.getByRole('button', { name: 'Close toast' }).dispatchEvent('click');
  await expect(allToasts(page)).toHaveCount(0);
  // The library still takes away, one frame later, whatever has the same name by then.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

const refused = (path: string, to: string, section: Section = 6): Row =>
  row(section, `${path} is refused and leads to ${to}`, async ({ page }) => {
    await goOn(page, path);
    await expect(page).toHaveURL(to);
    await expectSaid(page, NO_PERMISSION);
  });

const signInFirst = (path: string): Row =>
  row(6, `${path} asks visitors to sign in`, async ({ page }) => {
    await goOn(page, path);
    await expect(page).toHaveURL('/login');
    await expectSaid(page, SIGN_IN);
  });

const ANY_ID = '00000000-0000-4000-8000-000000000000';
const ownerPages = ['/requests', `/requests/${ANY_ID}`];
const vendorPages = [
  '/vendor/dashboard',
  '/vendor/requests',
  `/vendor/requests/${ANY_ID}`,
  '/vendor/onboarding',
  '/vendor/priority',
  '/vendor/pricing',
  '/vendor/schedule',
  '/vendor/equipment',
  '/vendor/tokens',
  '/vendor/account',
  '/vendor/account/media',
];
const adminPages = [
  '/admin',
  '/admin/dashboard',
  '/admin-dashboard',
  `/admin/vendor/${ANY_ID}`,
  '/admin/vendor-approval',
  '/admin/bypass',
  '/admin-check',
  '/admin/refresh',
  '/admin-diagnostics',
  '/admin-utility',
  '/admin/error-logs',
  '/admin/match-visualization',
];

// Who may see which page.
test('Guards before visitors (§4, §6)', async ({ stage }) => {
  await goThrough(stage, [
    ...['/dashboard', '/messages', '/account', ...ownerPages, ...vendorPages, ...adminPages].map(
      signInFirst,
    ),
    row(
      4,
      'After signing in the guard leads back to the page that was asked for',
      async ({ page }) => {
        await page.goto('/requests');
        await expect(page).toHaveURL('/login');
        await page.getByLabel('Email').fill('owner@demo.example');
        await page.getByLabel('Password', { exact: true }).fill('treeservice-demo');
        await page.getByRole('button', { name: 'Sign In' }).click();
        await expect(page).toHaveURL('/requests');
      },
    ),
  ]);
});

test('Guards before owners (§2, §4, §6)', async ({ stage }) => {
  await signInAs(stage.page, 'owner');
  await goThrough(stage, [
    ...vendorPages.map((path) => refused(path, '/dashboard')),
    ...adminPages.map((path) => refused(path, '/dashboard')),
    row(4, `While auth loads: 'Verifying access...'`, async ({ page }) => {
      await page.route('**/rest/v1/profiles**', () => Promise.resolve());
      await page.goto('/requests');
      await expect(page.getByText('Verifying access...')).toBeVisible();
    }),
    row(2, `While auth loads the avatar is a placeholder '...'`, async ({ page }) => {
      await expect(page.getByRole('banner').getByText('...', { exact: true })).toBeVisible();
      await page.unroute('**/rest/v1/profiles**');
    }),
    row(2, `While a page is on its way: 'Loading...'`, async ({ page }) => {
      await page.route('**/remotes/mf-owner/**', () => Promise.resolve());
      await page.goto('/requests');
      await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
      await page.unroute('**/remotes/mf-owner/**');
    }),
  ]);
});

test('Guards before Pros (§4, §6)', async ({ stage }) => {
  await signInAs(stage.page, 'pro1');
  await goThrough(stage, [
    refused('/request', '/vendor/dashboard', 4),
    ...[...ownerPages, ...adminPages].map((path) => refused(path, '/vendor/dashboard')),
  ]);
});

test('Guards before administrators (§4)', async ({ stage }) => {
  await signInAs(stage.page, 'admin');
  await goThrough(
    stage,
    ['/request', ...ownerPages, ...vendorPages].map((path) => refused(path, '/admin', 4)),
  );
});
