import type { Page } from '@playwright/test';
import { signInAs } from '../../support/accounts';
import { expect } from '../../support/test';
import { at, row, type Row, type Scene } from '../scene';

const bar = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const sheet = (page: Page) => page.getByRole('dialog');
const footer = (page: Page) => page.getByRole('contentinfo');
// Messages may carry how many are unread.
async function itemsOf(page: Page): Promise<string[]> {
  const items = await sheet(page).getByRole('navigation').getByRole('link').allTextContents();
  return items.map((text) => text.replace(/^Messages.*/, 'Messages').trim());
}

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(sheet(page)).toBeVisible();
}

async function openUserMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account menu of/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

const headerShows = (viewer: string, labels: readonly string[]): Row =>
  row(2, `The desktop navigation shows ${viewer}: ${labels.join(', ')}`, async ({ page }) => {
    await expect(main(page).getByRole('link')).toHaveText(
      labels.map((label) => new RegExp(`^${label}`)),
    );
  });

const menuShows = (viewer: string, labels: readonly string[]): Row =>
  row(2, `The user menu shows ${viewer}: ${labels.join(', ')}`, async ({ page }) => {
    await openUserMenu(page);
    await expect(page.getByRole('menuitem')).toHaveText([...labels]);
  });

const footerLinks = [
  '/how-it-works',
  '/about',
  '/careers',
  '/blog',
  '/contact',
  '/terms',
  '/privacy',
  '/help-center',
];

/** Navbar, user menu, mobile menu and footer. */
export const navigationScenes: readonly Scene[] = [
  {
    name: 'Navigation of visitors',
    open: at('/'),
    rows: [
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
        await expect(page.getByRole('button', { name: /Account menu/ })).toHaveCount(0);
      }),
      row(2, 'The mobile menu is visible only below the breakpoint', async ({ page }) => {
        await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
      }),
      ...['For Customer', 'For Professional', 'About', 'Support'].map((title) =>
        row(2, `The footer has a column ${title}`, async ({ page }) => {
          await expect(footer(page).getByRole('navigation', { name: title })).toBeVisible();
        }),
      ),
      ...footerLinks.map((path) =>
        row(2, `The footer links ${path}`, async ({ page }) => {
          await expect(footer(page).locator(`a[href="${path}"]`).first()).toBeVisible();
        }),
      ),
      row(2, 'The footer has social icons with placeholder links', async ({ page }) => {
        const social = footer(page).getByRole('list', { name: 'Social media' }).getByRole('link');
        expect(await social.count()).toBeGreaterThan(2);
        for (const one of await social.all()) await expect(one).toHaveAttribute('href', /^#/);
      }),
      row(2, 'The copyright line carries the current year', async ({ page }) => {
        await expect(footer(page)).toContainText(`© ${new Date().getFullYear()}`);
      }),
      ...(['main content', 'navigation', 'footer'] as const).map((target) =>
        row(2, `A skip link leads to the ${target}`, async ({ page }) => {
          const skip = page.getByRole('link', { name: `Skip to ${target}` });
          const to = await skip.getAttribute('href');
          await expect(page.locator(to ?? 'none')).toHaveCount(1);
        }),
      ),
    ],
  },
  {
    name: 'Mobile menu of visitors',
    width: 360,
    open: at('/services'),
    rows: [
      row(2, 'The toggle opens the menu', async ({ page }) => {
        await openSheet(page);
      }),
      row(2, 'The menu is a sheet on the right, 80% wide', async ({ page }) => {
        await expect
          .poll(async () => {
            const box = await sheet(page).boundingBox();
            return box && [Math.round(box.width), Math.round(box.x + box.width)];
          })
          .toEqual([288, 360]);
      }),
      row(2, 'Visitors see the general items in order', async ({ page }) => {
        expect(await itemsOf(page)).toEqual([
          'Home',
          'Services',
          'How It Works',
          'Request Service',
          'Help Center',
        ]);
      }),
      row(2, 'Visitors see Login', async ({ page }) => {
        await expect(sheet(page).getByRole('link', { name: 'Login' })).toHaveAttribute(
          'href',
          '/login',
        );
      }),
      row(2, 'Visitors see Join as a Pro', async ({ page }) => {
        await expect(sheet(page).getByRole('link', { name: 'Join as a Pro' })).toHaveAttribute(
          'href',
          '/join-as-pro',
        );
      }),
      row(4, 'The menu closes on any link choice', async ({ page }) => {
        await sheet(page).getByRole('link', { name: 'Help Center' }).click();
        await expect(page).toHaveURL('/help-center');
        await expect(sheet(page)).toBeHidden();
      }),
      row(2, 'The menu closes on every route change', async ({ page }) => {
        await openSheet(page);
        await page.goBack();
        await expect(page).toHaveURL('/services');
        await expect(sheet(page)).toBeHidden();
      }),
    ],
  },
  {
    name: 'Navigation of an owner',
    as: 'owner',
    open: at('/services'),
    rows: [
      headerShows('owners', ['Home', 'Request Service', 'Dashboard', 'Messages']),
      menuShows('owners', ['Dashboard', 'Messages', 'Account Settings', 'Log Out']),
      row(2, 'The menu header shows the name and the email', async ({ page }) => {
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
      row(6, 'Admin Tools are hidden for owners', async ({ page }) => {
        await expect(page.getByRole('link', { name: 'Admin Tools' })).toHaveCount(0);
      }),
      row(2, 'Log Out signs out and goes to /', async ({ page }) => {
        await openUserMenu(page);
        await page.getByRole('menuitem', { name: 'Log Out' }).click();
        await expect(page).toHaveURL('/');
        await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
      }),
      row(8, `Toast 'Signed out': 'You have been signed out successfully.'`, async ({ page }) => {
        const toast = page.locator('[data-sonner-toast]', { hasText: 'Signed out' });
        await expect(toast).toContainText('You have been signed out successfully.');
      }),
    ],
  },
  {
    name: 'Navigation of a Pro',
    as: 'pro1',
    open: at('/services'),
    rows: [
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
        await expect(page.getByRole('link', { name: 'Admin Tools' })).toHaveCount(0);
      }),
    ],
  },
  {
    name: 'Navigation of an administrator',
    as: 'admin',
    open: at('/services'),
    rows: [
      headerShows('administrators', ['Home', 'Dashboard', 'Messages', 'Admin Tools']),
      row(2, 'Admin Tools lead to /admin-utility', async ({ page }) => {
        await expect(main(page).getByRole('link', { name: 'Admin Tools' })).toHaveAttribute(
          'href',
          '/admin-utility',
        );
      }),
    ],
  },
  {
    name: 'Mobile menu of a Pro',
    as: 'pro1',
    width: 360,
    open: at('/services'),
    rows: [
      row(
        2,
        'Signed-in users find their places, then the general items without Dashboard and Messages',
        async ({ page }) => {
          await openSheet(page);
          expect(await itemsOf(page)).toEqual([
            'Dashboard',
            'Messages',
            'Token Management',
            'Account Settings',
            'Home',
            'Services',
            'How It Works',
            'Help Center',
          ]);
        },
      ),
      row(2, 'The menu header shows the email', async ({ page }) => {
        await expect(sheet(page)).toContainText('pro1@demo.example');
      }),
      row(4, 'The menu closes on log out', async ({ page }) => {
        await sheet(page).getByRole('button', { name: 'Log Out' }).click();
        await expect(page).toHaveURL('/');
        await expect(sheet(page)).toBeHidden();
      }),
      row(2, 'Owners have no token page in their menu', async ({ page }) => {
        await signInAs(page, 'owner');
        await openSheet(page);
        expect(await itemsOf(page)).not.toContain('Token Management');
      }),
    ],
  },
];
