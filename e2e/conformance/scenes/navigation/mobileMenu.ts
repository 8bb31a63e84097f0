import { expect } from '../../../support/test';
import { at, row, type Scene } from '../../scene';
import { openSheet, sheet } from './places';

/** The sheet that takes the place of the header’s links on a phone. What it lists is tested beside it. */
export const mobileMenuScenes: readonly Scene[] = [
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
    name: 'Mobile menu of a Pro',
    as: 'pro1',
    width: 360,
    open: at('/services'),
    rows: [
      row(2, 'The menu header shows the email', async ({ page }) => {
        await openSheet(page);
        await expect(sheet(page)).toContainText('pro1@demo.example');
      }),
      row(4, 'The menu closes on log out', async ({ page }) => {
        await sheet(page).getByRole('button', { name: 'Log Out' }).click();
        await expect(page).toHaveURL('/');
        await expect(sheet(page)).toBeHidden();
      }),
    ],
  },
];
