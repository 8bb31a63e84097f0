import { submitWork } from '../support/asPerson';
import { expectAccessible } from '../support/accessibility';
import { leadOf, takeLead } from '../support/deals';
import { expect, test } from '../support/test';
import { openLead } from '../support/vendorLeads';

test.use({ isolatedStack: true });

test('a Pro quotes by the hour with an option, and the agreed price is what the owner chose', async ({
  newSession,
}) => {
  test.setTimeout(180_000);
  const { page: owner, caller } = await newSession('owner');
  const { page: pro, caller: proCaller } = await newSession('pro1');
  const work = await submitWork(caller);
  await takeLead(proCaller, await leadOf(proCaller, work));

  await test.step('the Pro writes hours with decimals, and an optional line at a flat price', async () => {
    await openLead(pro, work);
    await expect(pro.locator('#root[data-arrived]')).toBeAttached();
    const first = pro.getByRole('listitem').filter({ has: pro.getByLabel('Line 1') });
    await first.getByLabel('Quantity').fill('2.5');
    await first.getByLabel('Priced').selectOption('per hour');
    await first.getByLabel('Price each').fill('120');
    await expect(first.getByText('= $300')).toBeVisible();
    await pro.getByRole('button', { name: 'Add line', exact: true }).click();
    const second = pro.getByRole('listitem').filter({ has: pro.getByLabel('Line 2') });
    await second.getByLabel('Line 2', { exact: true }).fill('Haul away');
    await second.getByLabel('Priced').selectOption('flat price');
    await second.getByLabel('Price', { exact: true }).fill('200');
    await second.getByRole('checkbox', { name: /^Optional/ }).check();
    await expect(pro.getByText('Options: up to $200 more.')).toBeVisible();
    await expectAccessible(pro);
    await pro.getByRole('button', { name: 'Send quote' }).click();
    await expect(pro.getByText(/^Version 1, sent/)).toBeVisible();
    await expect(pro.getByRole('cell', { name: '2.5 hours' })).toBeVisible();
  });

  await test.step('the owner chooses the option when accepting, and the price follows', async () => {
    await owner.goto(`/requests/${work.id}`);
    await expect(owner.locator('#root[data-arrived]')).toBeAttached();
    const quote = owner.getByRole('article', { name: /^Quote from Whitfield/ });
    await expect(quote.getByText('$300', { exact: true }).first()).toBeVisible();
    await expect(quote.getByText('Options: up to $200 more')).toBeVisible();
    await owner.getByRole('button', { name: 'Accept quote' }).first().click();
    const dialog = owner.getByRole('alertdialog');
    await expect(dialog).toContainText('You agree to $300 for the work as quoted.');
    await dialog.getByRole('checkbox', { name: 'Haul away, $200' }).check();
    await expect(dialog).toContainText(
      'You agree to $500 for the work as quoted with the options you chose.',
    );
    await expectAccessible(owner);
    await dialog.getByRole('button', { name: 'Accept quote' }).click();
    await expect(owner.getByText(/^You accepted the quote/)).toBeVisible();
  });

  await test.step('both sides read the agreed price', async () => {
    await owner.reload();
    const agreed = owner.getByRole('definition').filter({ hasText: /^\$500$/ });
    await expect(agreed.first()).toBeVisible();
    await expect(owner.getByText('Haul away (Option chosen)')).toBeAttached();
    await pro.reload();
    await expect(pro.getByText('Option chosen')).toBeVisible();
    await expect(pro.getByRole('main').getByText('$500').first()).toBeVisible();
  });
});
