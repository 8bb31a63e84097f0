import { asPerson } from '../support/asPerson';
import { enterOn, tabTo, typeInto } from '../support/keyboard';
import { expect, test } from '../support/test';

test('by keyboard alone: sign in, change details and a preference, sign out', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await typeInto(page, 'Email', 'manager@demo.example');
  await typeInto(page, 'Password', 'treeservice-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await test.step('the menu leads to the account', async () => {
    const menu = page.getByRole('button', { name: /Account menu of/ });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Account Settings' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeFocused();
  });

  await test.step('a wrong ZIP code takes the focus, the right one is kept', async () => {
    await expect(page.getByLabel('ZIP code')).toBeVisible();
    await tabTo(page, /^ZIP code/);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('123');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('ZIP code')).toBeFocused();
    await expect(page.getByLabel('ZIP code')).toHaveAccessibleDescription(/ZIP/);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('78745');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-sonner-toast]').first()).toBeVisible();
  });

  await test.step('a preference is changed and survives a reload', async () => {
    const mail = page
      .getByRole('group', { name: 'New messages', exact: true })
      .getByRole('checkbox', { name: 'Email' });
    const openKinds = () => enterOn(page, 'Customize by type');
    await openKinds();
    const before = await mail.isChecked();
    await mail.focus();
    await page.keyboard.press('Space');
    await expect(mail).toBeChecked({ checked: !before });
    await expect(async () => {
      await page.reload();
      await openKinds();
      await expect(mail).toBeChecked({ checked: !before });
    }).toPass();
  });

  await test.step('another device is listed, and logged out', async () => {
    const list = page.getByRole('region', { name: "Where you're signed in" });
    const elsewhere = list.getByText('Unknown device', { exact: true });
    await expect(list.getByText('This device', { exact: true })).toBeVisible();
    await asPerson(request, 'manager');
    await page.reload();
    await expect(elsewhere).toBeVisible();
    await page.getByLabel('ZIP code').focus();
    await enterOn(page, /^Log out Unknown device/);
    await expect(elsewhere).toHaveCount(0);
  });

  await test.step('the last button signs out', async () => {
    await expect(page.getByLabel('First name')).toBeVisible();
    await page.getByRole('heading', { level: 2, name: 'Log out' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Delete my account', exact: true }).focus();
    await enterOn(page, 'Log Out');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Join Our Community' })).toBeVisible();
  });
});
