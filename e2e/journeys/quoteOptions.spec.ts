import { submitWork } from '../support/asPerson';
import { expectAccessible } from '../support/accessibility';
import { leadOf, takeLead } from '../support/deals';
import { photo } from '../support/pictures';
import { expect, test } from '../support/test';
import { openLead } from '../support/vendorLeads';

test.use({ isolatedStack: true });

test('a Pro quotes with an option, a choice and a photo, and the agreed price is what the owner chose', async ({
  newSession,
}) => {
  test.setTimeout(180_000);
  const { page: owner, caller } = await newSession('owner');
  const { page: vendor, caller: vendorCaller } = await newSession('pro1');
  const work = await submitWork(caller);
  await takeLead(vendorCaller, await leadOf(vendorCaller, work));

  await test.step('the Pro writes hours with decimals, and an optional line at a flat price', async () => {
    await openLead(vendor, work);
    await expect(vendor.locator('#root[data-arrived]')).toBeAttached();
    const first = vendor.getByRole('listitem').filter({ has: vendor.getByLabel('Line 1') });
    await first.getByLabel('Quantity').fill('2.5');
    await first.getByLabel('Priced').selectOption('per hour');
    await first.getByLabel('Price each').fill('120');
    await expect(first.getByText('= $300')).toBeVisible();
    await vendor.getByRole('button', { name: 'Add line', exact: true }).click();
    const second = vendor.getByRole('listitem').filter({ has: vendor.getByLabel('Line 2') });
    await second.getByLabel('Line 2', { exact: true }).fill('Haul away');
    await second.getByLabel('Priced').selectOption('flat price');
    await second.getByLabel('Price', { exact: true }).fill('200');
    await second.getByLabel('In the price').selectOption('Optional: the owner can add it');
    await expect(vendor.getByText('Options: up to $200 more.')).toBeVisible();
    for (const [place, option, price] of [
      [3, 'Choice: Good', '100'],
      [4, 'Choice 1: Best', '250.50'],
    ] as const) {
      await vendor.getByRole('button', { name: 'Add line', exact: true }).click();
      const line = vendor.getByRole('listitem').filter({ has: vendor.getByLabel(`Line ${place}`) });
      await line.getByLabel(`Line ${place}`, { exact: true }).fill(`Care ${place}`);
      await line.getByLabel('Price each').fill(price);
      await line.getByLabel('In the price').selectOption(option);
    }
    await vendor.getByLabel('Name of option 1').fill('Basic');
    await expect(vendor.getByText('$400 – $550.50')).toBeVisible();
    await vendor.locator('input[type=file][aria-label="Photos"]').setInputFiles(photo('stump.jpg'));
    await expect(vendor.getByRole('img', { name: /photo 1/i })).toBeVisible();
    await expectAccessible(vendor);
    await vendor.getByRole('button', { name: 'Send quote' }).click();
    await expect(vendor.getByText(/^Version 1, sent/)).toBeVisible();
    await expect(vendor.getByRole('cell', { name: '2.5 hours' })).toBeVisible();
  });

  await test.step('the owner chooses the option when accepting, and the price follows', async () => {
    await owner.goto(`/requests/${work.id}`);
    await expect(owner.locator('#root[data-arrived]')).toBeAttached();
    const quote = owner.getByRole('article', { name: /^Quote from Whitfield/ });
    await expect(quote.getByText('$400 – $550.50').first()).toBeVisible();
    await expect(quote.getByText('Choose one: Basic ($100) or Best ($250.50)')).toBeVisible();
    await quote.getByRole('button', { name: /^Enlarge: Photos from Whitfield/ }).click();
    await expect(owner.getByRole('dialog').getByRole('img')).toBeVisible();
    await owner.keyboard.press('Escape');
    await expect(quote.getByText('Options: up to $200 more')).toBeVisible();
    await owner.getByRole('button', { name: 'Accept quote' }).first().click();
    const dialog = owner.getByRole('alertdialog');
    await expect(dialog).toContainText('You agree to $400 – $550.50 for the work as quoted.');
    await dialog.getByRole('radio', { name: /^Best, \$250\.50/ }).check();
    await dialog.getByRole('checkbox', { name: 'Haul away, $200' }).check();
    await expect(dialog).toContainText(
      'You agree to $750.50 for the work as quoted with the options you chose.',
    );
    await expectAccessible(owner);
    await dialog.getByRole('button', { name: 'Accept quote' }).click();
    await expect(owner.getByText(/^You accepted the quote/)).toBeVisible();
  });

  await test.step('both sides read the agreed price', async () => {
    await owner.reload();
    const agreed = owner.getByRole('definition').filter({ hasText: /^\$750\.50$/ });
    await expect(agreed.first()).toBeVisible();
    await expect(owner.getByText('Haul away (Option chosen)')).toBeAttached();
    await expect(owner.getByText('Care 3 (Option “Basic” not chosen)')).toBeAttached();
    await vendor.reload();
    await expect(vendor.getByText('Option chosen', { exact: true })).toBeVisible();
    await expect(vendor.getByText('Option “Best” chosen')).toBeVisible();
    await expect(vendor.getByRole('main').getByText('$750.50').first()).toBeVisible();
  });
});
