import { signInAs } from '../support/signIn';
import { asPerson, submitWork } from '../support/asPerson';
import { expect, test } from '../support/test';
import { acceptOpenLead, balanceOn, openLead } from '../support/vendorLeads';

test.use({ isolatedStack: true });

test('an owner who stays silent for 48 hours costs the Pro nothing', async ({
  page,
  request,
  product,
}) => {
  const owner = await asPerson(request, 'owner');
  const work = await submitWork(owner);
  const vendor = await asPerson(request, 'pro1');
  await signInAs(page, 'pro1');
  const before = await balanceOn(page);

  await openLead(page, work);
  const price = await acceptOpenLead(page);
  expect(await balanceOn(page)).toEqual({
    available: before.available - price,
    held: before.held + price,
  });

  await test.step('an hour before, they are still held', async () => {
    await product.advanceClock(47 * 60);
    await openLead(page, work);
    await expect(page.getByText(/tokens are held\. If Maya doesn't reply/)).toBeVisible();
  });

  await test.step('after 48 hours they are refunded, and the open page says so', async () => {
    await product.advanceClock(61);
    await expect(
      page.getByText(/^Maya didn't reply in time, so your tokens were refunded/),
    ).toBeVisible();
    const [lead] = await vendor.read<{ id: string }>(`leads?select=id&request_id=eq.${work.id}`);
    expect(
      await vendor.read(
        `token_ledger?select=kind,posted_delta,held_delta,reason&lead_id=eq.${lead?.id ?? ''}&order=created_at,id`,
      ),
    ).toEqual([
      { kind: 'hold', posted_delta: 0, held_delta: price, reason: expect.any(String) },
      {
        kind: 'release',
        posted_delta: 0,
        held_delta: -price,
        reason: 'The owner did not respond within 48 hours',
      },
    ]);
    await page.goto('/vendor/tokens');
    await expect(
      page
        .getByRole('table', { name: /^Token ledger/ })
        .getByRole('row')
        .filter({ hasText: `request #${work.number}` })
        .filter({ hasText: 'The owner did not respond within 48 hours' }),
    ).toHaveCount(1);
  });

  await test.step('the request can still be quoted', async () => {
    await openLead(page, work);
    await expect(page.getByRole('button', { name: 'Send quote' })).toBeVisible();
  });
});
