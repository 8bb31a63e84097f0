import { signInAs } from '../support/signIn';
import { chooseFile, enterOn, spaceOn, tabTo, typeInto } from '../support/keyboard';
import { photo } from '../support/pictures';
import { expect, test } from '../support/test';
import { expectStep } from '../support/wizard';

// What an owner begins to write follows the owner into other tests.
test.use({ isolatedStack: true });

test('an owner describes and sends a request with the keyboard alone', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  await signInAs(page, 'owner');
  await page.goto('/request');
  await expectStep(page, 'price');
  await spaceOn(page, /^Tree removal/);
  await spaceOn(page, /^Small/);
  await typeInto(page, 'ZIP code', '78704');
  await enterOn(page, 'Continue');

  await expectStep(page, 'trees');
  await enterOn(page, 'Estimate from a photo');
  await expect(page.getByRole('dialog')).toBeVisible();
  await chooseFile(page, 'Add photos', photo('elm.jpg'));
  const top = page.getByRole('slider', { name: 'Top of the tree' });
  await expect(top).toBeVisible();
  await tabTo(page, 'Top of the tree');
  await page.keyboard.press('PageDown');
  await expect(top).toHaveAttribute('aria-valuetext', '87% from the bottom of the photo');
  await expect(page.getByText(/^About 24 ft, between 20 and 27 ft\.$/)).toBeVisible();
  await enterOn(page, 'Use 24 ft');
  await expect(page.getByLabel('Height')).toHaveValue('24');
  await enterOn(page, 'Enter distance around');
  await page.keyboard.type('62.8');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Trunk width')).toHaveValue('20');
  await expect(page.getByRole('button', { name: 'Enter distance around' })).toBeFocused();
  await spaceOn(page, 'Healthy');
  await typeInto(page, /^Species/, 'Elm');
  await chooseFile(page, 'Add photos: The whole tree', photo('elm.jpg'));
  await expect(page.getByRole('img', { name: 'The whole tree, photo 1' })).toBeVisible();
  await enterOn(page, 'Continue');

  await expectStep(page, 'work');
  await tabTo(page, /^Right away/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Within a month/ })).toBeChecked();
  await typeInto(page, 'What needs to be done?', 'Take it down, please.');
  await enterOn(page, 'Continue');

  await expectStep(page, 'send');
  await tabTo(page, 'Another address');
  await typeInto(page, 'Street address', '9 Keyboard Court');
  await enterOn(page, 'Mark the trees on a map (optional)');
  await enterOn(page, 'Place a pin in the center');
  await expect(page.getByRole('application', { name: 'Your trees' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/^Moved \d+ ft north\. Now at /)).toBeAttached();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.getByText(/^Moved .+ west\. Now at /)).toBeAttached();
  await enterOn(page, 'Send request');
  await expect(page).toHaveURL(/\/confirmation/);

  const kept = await product.query(
    `select pin_latitude > latitude as north, pin_longitude < longitude as west
     from public.properties where address = '9 Keyboard Court'`,
  );
  expect(kept).toEqual([{ north: true, west: true }]);
});
