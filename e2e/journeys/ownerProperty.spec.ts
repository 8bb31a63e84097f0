import { signInAs } from '../support/signIn';
import { expectAccessible } from '../support/accessibility';
import { enterOn, spaceOn, typeInto } from '../support/keyboard';
import { expect, test } from '../support/test';
import { answer, expectStep, goOnTo } from '../support/wizard';

// What an owner begins to write follows the owner into other tests.
test.use({ isolatedStack: true });

test('a property is accessible, also with a tree open', async ({ page }) => {
  test.setTimeout(240_000);
  await signInAs(page, 'manager');
  await page.goto('/properties');
  await page.getByRole('link', { name: /^Quarry Lane townhomes/ }).click();
  await page.waitForURL(/\/properties\/[\da-f-]{36}/);
  await expect(page.getByRole('table', { name: 'Trees' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hackberry', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Hackberry' })).toBeVisible();
  await expectAccessible(page);
});

test('by keyboard alone: a property, its trees, a request for two of them, and removing one', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await signInAs(page, 'owner');
  await page.goto('/properties');
  await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();

  await test.step('a property', async () => {
    await enterOn(page, 'Add property');
    await expect(page.getByRole('dialog', { name: 'Add property' })).toBeVisible();
    await typeInto(page, /^Street address/, '3 Keyboard Lane');
    await typeInto(page, /^ZIP code/, '78704');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/properties\/[\da-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name: '3 Keyboard Lane' })).toBeVisible();
  });

  await test.step('two trees', async () => {
    for (const [name, condition] of [
      ['Pecan', 'Dead'],
      ['Elm', 'Declining'],
    ] as const) {
      await enterOn(page, 'Add tree');
      await expect(page.getByRole('dialog', { name: 'Add tree' })).toBeVisible();
      await typeInto(page, /^Name/, name);
      await typeInto(page, /^Height/, '40');
      await typeInto(page, /^Condition/, condition);
      await page.keyboard.press('Tab');
      await enterOn(page, 'Add tree');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    }
  });

  await test.step('one is removed and restored', async () => {
    await enterOn(page, 'Pecan');
    await expect(page.getByRole('dialog', { name: 'Pecan' })).toBeVisible();
    await enterOn(page, 'Mark as removed');
    await expect(page.getByLabel('What happened to the tree?')).toBeFocused();
    await page.keyboard.type('Fell in a storm');
    await enterOn(page, 'Mark as removed');
    await expect(page.getByRole('dialog').getByText(/^Removed on/)).toBeVisible();
    await enterOn(page, 'Restore tree');
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await enterOn(page, 'Save tree');
    await expect(page.getByRole('button', { name: 'Mark as removed' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a request for both, which knows them', async () => {
    await spaceOn(page, 'Select Elm');
    await spaceOn(page, 'Select Pecan');
    await expect(page.getByText('2 trees selected')).toBeVisible();
    await enterOn(page, 'Get quotes');
    await page.waitForURL('**/request**');
    await expectStep(page, 'price');
    await expect(page.getByLabel('ZIP code')).toHaveCount(0);
    await spaceOn(page, /^Tree removal/);
    await enterOn(page, 'Continue');
    // Their step is passed, and can be gone back to.
    await expectStep(page, 'work');
    await enterOn(page, 'Back');
    await expectStep(page, 'trees');
    await expect(page.getByRole('region', { name: /^Tree \d/ })).toHaveCount(2);
    await expect(page.getByLabel('Height').first()).toHaveValue('40');
  });

  await test.step('with that it takes three screens: the last one knows the address, too', async () => {
    await goOnTo(page, 'work');
    await answer.work(page);
    await goOnTo(page, 'send');
    await expect(page.getByLabel('Street address')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Send request' })).toBeVisible();
  });
});
