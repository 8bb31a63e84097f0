import { enterOn, spaceOn, tabTo, typeInto } from '../support/keyboard';
import { expect, test } from '../support/test';
import { expectStep } from '../support/wizard';

test('a visitor skips to the content, and reads every service with arrow keys', async ({
  page,
}) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Expert Tree Care At Your Fingertips');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to main content/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await tabTo(page, 'Tree Removal');
  for (const name of ['Arborist', 'Maintenance', 'Additional']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name, selected: true })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name }).getByRole('article')).toHaveCount(3);
  }
});

test('a visitor signs up, corrects the first error, and is asked to confirm', async ({ page }) => {
  await page.goto('/');
  await enterOn(page, 'Sign Up as Property Manager');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await typeInto(page, 'Email', 'keys@example');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('.com');
  await typeInto(page, 'Password', 'pressed, not clicked');
  await spaceOn(page, /^I accept the terms/);
  await enterOn(page, 'Create account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email');
  await expect(page.getByText('keys@example.com')).toBeVisible();
});

test('an owner signs in, opens the menu and signs out @core', async ({ page }) => {
  await page.goto('/');
  await enterOn(page, 'Login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await typeInto(page, 'Email', 'owner@demo.example');
  await typeInto(page, 'Password', 'treeservice-demo');
  await spaceOn(page, 'Remember me for 30 days');
  await enterOn(page, 'Sign In');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/about');
  await expect(page.getByRole('button', { name: /Account menu of/ })).toBeVisible();
  await tabTo(page, /Account menu of/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: 'Join Our Community' })).toBeVisible();
});

test('a visitor requests a password reset email in the dialog', async ({ page }) => {
  await page.goto('/login');
  await enterOn(page, 'Forgot your password?');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Email').focus();
  await page.keyboard.type('owner@demo.example');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(
    'Password reset email sent! Please check your inbox and follow the instructions.',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Forgot your password?' })).toBeFocused();
});

test('a visitor describes a tree and sees an estimate without an account', async ({ page }) => {
  await page.goto('/');
  await enterOn(page, 'Get an Estimate');
  await expectStep(page, 'price');
  await spaceOn(page, /^Tree removal/);
  await spaceOn(page, /^Small/);
  await typeInto(page, /^ZIP code/, '78704');
  await expect(page.getByText('Estimated price in Austin, TX')).toBeVisible();
  await enterOn(page, 'Continue');
  await expectStep(page, 'trees');
  await typeInto(page, /^Trunk width/, '10');
  await spaceOn(page, /^Healthy/);
  await enterOn(page, 'Continue');
  await expectStep(page, 'work');
  await spaceOn(page, /Within a month|Right away/);
  await typeInto(page, /^What needs to be done/, 'The oak leans over the garage.');
  await enterOn(page, 'Continue');
  await expectStep(page, 'send');
  await expect(page.getByText(/\$[\d,]+ (?:to|–) \$[\d,]+/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});
