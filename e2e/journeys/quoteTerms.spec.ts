import type { Page } from '@playwright/test';
import { submitWork } from '../support/asPerson';
import { expectAccessible } from '../support/accessibility';
import { leadOf, takeLead } from '../support/deals';
import { savedPdf } from '../support/pdf';
import { expect, test } from '../support/test';
import { openLead, sendQuote } from '../support/vendorLeads';

test.use({ isolatedStack: true });

const TERMS = 'Stumps stay unless a line says so.\nPayment is due when the work is done.';

const downloadQuote = (page: Page) => savedPdf(page, 'Download version 1 as PDF');

test('terms written once go with a quote, the owner agrees to them, and both sides keep them as PDF', async ({
  newSession,
}) => {
  test.setTimeout(180_000);
  const { page: owner, caller } = await newSession('owner');
  const { page: vendor, caller: vendorCaller } = await newSession('pro1');
  const work = await submitWork(caller);
  await takeLead(vendorCaller, await leadOf(vendorCaller, work));

  await test.step('the Pro writes terms and sends a quote with them', async () => {
    await vendor.goto('/vendor/pricing');
    await expect(vendor.locator('#root[data-arrived]')).toBeAttached();
    await vendor.getByLabel('Terms of your quotes').fill(TERMS);
    await expectAccessible(vendor);
    await vendor.getByRole('button', { name: 'Save terms' }).click();
    await expect(vendor.getByText('Terms saved')).toBeVisible();
    await openLead(vendor, work);
    await vendor.getByText('Your terms go with this quote').click();
    await expect(vendor.getByText('Stumps stay unless a line says so.')).toBeVisible();
    await sendQuote(vendor, 900);
    expect(await downloadQuote(vendor)).toContain('Stumps stay unless a line says so.');
  });

  await test.step('the owner reads them before accepting', async () => {
    await owner.goto(`/requests/${work.id}`);
    await expect(owner.locator('#root[data-arrived]')).toBeAttached();
    await owner.getByRole('button', { name: 'Accept quote' }).first().click();
    const dialog = owner.getByRole('alertdialog');
    await expect(dialog).toContainText('You also agree to the terms below.');
    await expect(dialog.getByRole('region', { name: /^Terms of Whitfield/ })).toContainText(
      'Payment is due when the work is done.',
    );
    await expectAccessible(owner);
    await dialog.getByRole('button', { name: 'Accept quote' }).click();
    await expect(owner.getByText(/^You accepted the quote/)).toBeVisible();
  });

  await test.step('terms of later quotes leave the agreement alone', async () => {
    await vendor.goto('/vendor/pricing');
    await vendor.getByLabel('Terms of your quotes').fill('Stumps are always ground.');
    await vendor.getByRole('button', { name: 'Save terms' }).click();
    await expect(vendor.getByText('Terms saved')).toBeVisible();
    await owner.reload();
    await expect(owner.locator('#root[data-arrived]')).toBeAttached();
    const pdf = await downloadQuote(owner);
    expect(pdf).toContain('Stumps stay unless a line says so.');
    expect(pdf).not.toContain('always ground');
  });
});
