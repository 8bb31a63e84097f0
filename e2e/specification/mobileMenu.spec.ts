import { signInAs } from '../support/signIn';
import { expect } from '../support/test';
import { goThrough, row, type Row, test } from './statements';
import { openSheet, sheet } from './places';

const sheetShows = (viewer: string, labels: readonly string[]): Row =>
  row(2, `The mobile menu shows ${viewer}: ${labels.join(', ')}`, async ({ page }) => {
    await expect(sheet(page).getByRole('link')).toHaveText(
      labels.map((label) => new RegExp(`^${label}`)),
    );
  });

// The sheet that takes the place of the header’s links on a phone. What it lists is tested beside it.
test.describe(() => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('Mobile menu of visitors (§2, §4)', async ({ stage }) => {
    await stage.page.goto('/services');
    await goThrough(stage, [
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
      sheetShows('visitors', [
        ...['Home', 'Services', 'How It Works', 'Request Service', 'Help Center'],
        ...['Login', 'Join as a Pro'],
      ]),
      row(2, `'Join as a Pro' is styled as a call to action, unlike 'Login'`, async ({ page }) => {
        const color = (name: string) =>
          sheet(page)
            .getByRole('link', { name })
            .evaluate((link) => getComputedStyle(link).backgroundColor);
        const primary = await color('Join as a Pro');
        expect(primary).not.toMatch(/transparent|, 0\)$/);
        expect(primary).not.toBe(await color('Login'));
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
    ]);
  });
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('Mobile menu of a Pro (§2, §4)', async ({ stage }) => {
    await signInAs(stage.page, 'pro1');
    await stage.page.goto('/services');
    await goThrough(stage, [
      row(2, 'The menu header shows the email', async ({ page }) => {
        await openSheet(page);
        await expect(sheet(page)).toContainText('pro1@demo.example');
      }),
      row(4, 'The menu closes on log out', async ({ page }) => {
        await sheet(page).getByRole('button', { name: 'Log Out' }).click();
        await expect(page).toHaveURL('/');
        await expect(sheet(page)).toBeHidden();
      }),
    ]);
  });
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('Mobile menu of an owner (§2)', async ({ stage }) => {
    await signInAs(stage.page, 'owner');
    await stage.page.goto('/services');
    await goThrough(stage, [
      row(2, 'The menu header shows the full name and the email', async ({ page }) => {
        await openSheet(page);
        await expect(sheet(page).getByRole('heading')).toHaveText('Maya Torres');
        await expect(sheet(page)).toContainText('owner@demo.example');
      }),
      sheetShows('owners', [
        ...['Dashboard', 'Messages', 'Account Settings'],
        ...['Home', 'Services', 'How It Works', 'Request Service', 'Help Center'],
      ]),
    ]);
  });
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('Mobile menu of an administrator (§2, §4)', async ({ stage }) => {
    await signInAs(stage.page, 'admin');
    await stage.page.goto('/services');
    await goThrough(stage, [
      row(
        2,
        'The menu of administrators leads to Admin Tools, not to Token Management',
        async ({ page }) => {
          await openSheet(page);
          await expect(sheet(page).getByRole('link', { name: 'Admin Tools' })).toBeVisible();
          await expect(sheet(page).getByRole('link', { name: 'Token Management' })).toHaveCount(0);
        },
      ),
      row(4, 'Signing out in one tab signs out in the others', async ({ page, context }) => {
        const other = await context.newPage();
        await other.goto('/services');
        const menu = other.getByRole('button', { name: 'Open menu' });
        await menu.click();
        await expect(sheet(other).getByRole('button', { name: 'Log Out' })).toBeVisible();
        await sheet(page).getByRole('button', { name: 'Log Out' }).click();
        await expect(sheet(other).getByRole('link', { name: 'Login' })).toBeVisible();
        await other.close();
      }),
    ]);
  });
});
