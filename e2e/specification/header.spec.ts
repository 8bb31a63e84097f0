import { signInAs } from '../support/signIn';
import { expect } from '../support/test';
import { goThrough, row, test } from './statements';
import { rewriteSession } from './storedSession';
import { toast } from './toasts';
import { bar, headerShows, main, menuShows, openUserMenu } from './places';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

// The header, its menu and the skip links, by who looks.
test('Navigation of visitors (§2)', async ({ stage }) => {
  await stage.page.goto('/');
  await goThrough(stage, [
    row(2, 'The navbar is a fixed header', async ({ page }) => {
      await expect(bar(page)).toHaveCSS('position', 'fixed');
    }),
    row(2, 'The brand is a tree icon with the product name and leads home', async ({ page }) => {
      const brand = bar(page).getByRole('link', { name: 'Tree Service' });
      await expect(brand).toHaveAttribute('href', '/');
      await expect(brand.locator('svg')).toBeVisible();
    }),
    headerShows('visitors', ['Home', 'Request Service']),
    row(2, 'Signed out, the header shows a Login button', async ({ page }) => {
      await expect(bar(page).getByRole('link', { name: 'Login' })).toHaveAttribute(
        'href',
        '/login',
      );
    }),
    row(2, 'Signed out, the header shows a Join as a Pro button', async ({ page }) => {
      await expect(bar(page).getByRole('link', { name: 'Join as a Pro' })).toHaveAttribute(
        'href',
        '/join-as-pro',
      );
    }),
    row(2, 'With no user there is no user menu', async ({ page }) => {
      await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
      await expect(page.getByRole('button', { name: /Account menu/ })).toHaveCount(0);
    }),
    row(2, 'The mobile menu is visible only below the breakpoint', async ({ page }) => {
      await expect(main(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    }),
    ...(['main content', 'navigation', 'footer'] as const).map((target) =>
      row(2, `A skip link leads to the ${target}`, async ({ page }) => {
        const skip = page.getByRole('link', { name: `Skip to ${target}` });
        const to = page.locator((await skip.getAttribute('href')) ?? 'none');
        await expect(to).not.toBeFocused();
        await skip.focus();
        await page.keyboard.press('Enter');
        await expect(to).toBeFocused();
      }),
    ),
  ]);
});

test('Navigation of an owner (§2, §6, §8)', async ({ stage }) => {
  await signInAs(stage.page, 'owner');
  await stage.page.goto('/services');
  await goThrough(stage, [
    headerShows('owners', ['Home', 'Request Service', 'Dashboard', 'Messages']),
    menuShows('owners', ['Dashboard', 'Messages', 'Account Settings', 'Log Out']),
    row(2, 'The menu header shows the name and the email', async ({ page }) => {
      await expect(page.getByRole('menu')).toContainText('Maya Torres');
      await expect(page.getByRole('menu')).toContainText('owner@demo.example');
    }),
    row(
      2,
      'Without a profile image the avatar shows the first two letters of the email',
      async ({ page }) => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('button', { name: /Account menu/ })).toContainText('OW');
      },
    ),
    row(2, 'The avatar shows the profile image', async ({ page, origin }) => {
      const face = `${origin}/face.png`;
      await page.route(face, (route) => route.fulfill({ contentType: 'image/png', body: pixel }));
      await rewriteSession(page, { user_metadata: { user_type: 'owner', avatar_url: face } });
      await page.goto('/services');
      const image = page.getByRole('button', { name: /Account menu/ }).locator('img');
      await expect(image).toHaveAttribute('src', face);
    }),
    row(2, `With neither image nor email the avatar shows 'U'`, async ({ page }) => {
      await rewriteSession(page, { email: '', user_metadata: { user_type: 'owner' } });
      await page.goto('/services');
      await expect(page.getByRole('button', { name: /Account menu/ })).toHaveText(/^UAccount/);
    }),
    row(6, 'Admin Tools are hidden for owners', async ({ page }) => {
      await expect(main(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Admin Tools' })).toHaveCount(0);
    }),
    row(2, 'Log Out signs out and goes to /', async ({ page }) => {
      await openUserMenu(page);
      await page.getByRole('menuitem', { name: 'Log Out' }).click();
      await expect(page).toHaveURL('/');
      await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
    }),
    row(8, `Toast 'Signed out': 'You have been signed out successfully.'`, async ({ page }) => {
      await expect(toast(page, 'Signed out')).toContainText(
        'You have been signed out successfully.',
      );
    }),
  ]);
});

test('Navigation of a Pro (§2, §4, §6)', async ({ stage }) => {
  await signInAs(stage.page, 'pro1');
  await stage.page.goto('/services');
  await goThrough(stage, [
    headerShows('vendors, without Request Service', ['Home', 'Dashboard', 'Messages']),
    menuShows('vendors', [
      'Dashboard',
      'Messages',
      'Token Management',
      'Account Settings',
      'Log Out',
    ]),
    row(2, 'Token Management leads to /vendor/tokens', async ({ page }) => {
      await page.getByRole('menuitem', { name: 'Token Management' }).click();
      await expect(page).toHaveURL('/vendor/tokens');
    }),
    row(6, 'Admin Tools are hidden for vendors', async ({ page }) => {
      await expect(main(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Admin Tools' })).toHaveCount(0);
    }),
    row(4, 'A missing-session error on sign-out is ignored', async ({ page }) => {
      await page.route('**/auth/v1/logout**', (route) =>
        route.fulfill({
          status: 403,
          json: { code: 403, error_code: 'session_not_found', msg: 'Session not found' },
        }),
      );
      await openUserMenu(page);
      await page.getByRole('menuitem', { name: 'Log Out' }).click();
      await expect(page).toHaveURL('/');
      await expect(toast(page, 'Signed out')).toBeVisible();
      await expect(toast(page, 'Sign out failed')).toHaveCount(0);
    }),
  ]);
});

test('Navigation of an administrator (§2)', async ({ stage }) => {
  await signInAs(stage.page, 'admin');
  await stage.page.goto('/services');
  await goThrough(stage, [
    headerShows('administrators', ['Home', 'Dashboard', 'Messages', 'Admin Tools']),
    row(2, 'Admin Tools lead to /admin-utility', async ({ page }) => {
      await expect(main(page).getByRole('link', { name: 'Admin Tools' })).toHaveAttribute(
        'href',
        '/admin-utility',
      );
    }),
  ]);
});
