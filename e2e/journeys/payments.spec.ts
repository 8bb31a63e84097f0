import type { Page } from '@playwright/test';
import { startStripe, type StripeDouble } from '../../supabase/tests/support/stripe/stripeDouble';
import { giveReason, openAdmin } from '../support/adminPages';
import { startCopy } from '../support/productCopy';
import { expect, test as base } from '../support/test';

const SWITCH_ON = `update public.feature_flags set enabled = true where name = 'payment_processing'`;

let stripe: StripeDouble;

/** A copy of the product with payments on, whose payment provider is a double of Stripe. */
const test = base.extend({
  product: [
    async ({ served }, use) => {
      stripe = await startStripe();
      const product = await startCopy(served, 'postgres', stripe.secrets);
      stripe.notify(`${product.origin}/functions/v1/payment-webhook`);
      await product.query(SWITCH_ON);
      await use(product);
      await product.close();
      await stripe.close();
      expect(stripe.unknown).toEqual([]);
    },
    { scope: 'test', timeout: 120_000 },
  ],
});

const PAYMENTS = '/vendor/payments';

async function press(page: Page, button: 'Pay' | 'Decline') {
  await page.getByRole('button', { name: button, exact: true }).click();
}
const history = (page: Page) => page.getByRole('table', { name: 'Payments, newest first' });

test('a Pro buys tokens and a plan; a card fails, a payment is late, a plan is canceled, money goes back', async ({
  newSession,
}) => {
  test.setTimeout(300_000);
  const { page, caller } = await newSession('pro2');
  const balance = async () => {
    const [account] = await caller.read<{ posted: number }>('token_accounts?select=posted');
    return account?.posted ?? 0;
  };

  await test.step('tokens, with a card that fails first', async () => {
    const before = await balance();
    await page.goto('/vendor/tokens');
    await page.getByRole('button', { name: 'Buy 25 tokens' }).click();
    await expect(page.getByText('25 tokens: $70.00')).toBeVisible();
    await press(page, 'Decline');
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
    await press(page, 'Pay');
    await expect(page.getByText('Payment received')).toBeVisible();
    const rows = history(page).getByRole('row');
    await expect(rows.filter({ hasText: 'Paid' })).toContainText('$70');
    await expect(rows.filter({ hasText: 'Failed' })).toContainText('Your card was declined.');
    await expect(page.getByRole('link', { name: 'Receipt for 25 tokens' })).toHaveAttribute(
      'href',
      /\/receipt\/ch_/,
    );
    expect(await balance()).toBe(before + 25);
  });

  await test.step('a plan, left first and then paid', async () => {
    await page.goto('/vendor/priority');
    const plan = page.getByRole('article').filter({ hasText: 'Preferred Vendor Plan' });
    await plan.getByRole('button', { name: 'Buy this plan' }).click();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByText('Payment canceled')).toBeVisible();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await press(page, 'Pay');
    await expect(page.getByText('You have the Preferred Vendor Plan')).toBeVisible();
  });

  const [subscription] = stripe.books.list('subscription');
  if (!subscription) throw new Error('Nothing renews the plan.');

  await test.step('a renewal fails and is paid late', async () => {
    stripe.books.renew(subscription.id, 'declined');
    await stripe.settled();
    await page.goto(PAYMENTS);
    await expect(page.getByText('Your last payment failed')).toBeVisible();
    await expect(page.getByText(/^Pay by .* to keep the Preferred Vendor Plan/)).toBeVisible();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await press(page, 'Pay');
    await expect(page.getByRole('heading', { name: 'Invoice paid' })).toBeVisible();
    await stripe.settled();
    await page.goto(PAYMENTS);
    await expect(page.getByText('Renews on')).toBeVisible();
    await page.getByRole('button', { name: 'Change card' }).click();
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(page).toHaveURL(PAYMENTS);
  });

  await test.step('the plan is canceled, and Stripe will not renew it', async () => {
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click();
    await expect(page.getByText('Ends on')).toBeVisible();
    await expect.poll(() => subscription['cancel_at_period_end']).toBe(true);
  });

  const first = await newSession('admin');

  await test.step('an administrator sees on the Pro’s page that it was canceled', async () => {
    await first.page.goto(`/admin/vendor/${caller.id}`);
    await expect(first.page.getByText(/ · Ends on .+, canceled by the Pro$/)).toBeVisible();
  });

  await test.step('two administrators return the money for the tokens', async () => {
    const before = await balance();
    await openAdmin(first.page, '/admin-utility/payments', 'Payments');
    const all = first.page.getByRole('table', { name: 'Payments of all Pros, newest first' });
    await expect(all.getByText('Your card was declined.').first()).toBeVisible();
    await all
      .getByRole('row')
      .filter({ hasText: '25 tokens' })
      .getByRole('button', { name: 'Refund' })
      .click();
    await giveReason(first.page, 'Reason', 'Bought by mistake.', 'Refund');
    await expect(first.page.getByText('You proposed this refund')).toBeVisible();

    const second = await newSession('admin2');
    await openAdmin(second.page, '/admin-utility', 'Admin Tools');
    await second.page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('link', { name: 'Payments' })
      .click();
    await second.page.getByRole('button', { name: 'Approve', exact: true }).click();
    await giveReason(second.page, 'Reason', 'I agree.', 'Approve');
    await expect.poll(() => stripe.books.list('refund').length).toBe(1);
    await stripe.settled();
    await page.goto(PAYMENTS);
    await expect(history(page).getByRole('row').filter({ hasText: 'Refunded' })).toContainText(
      '25 tokens',
    );
    expect(await balance()).toBe(before - 25);
  });
});
