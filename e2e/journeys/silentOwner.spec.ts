import { signInAs } from '../support/accounts';
import { asPerson, submitWork } from '../support/asPerson';
import { expect, test } from '../support/test';
import { acceptOpenLead, balanceOn, openLead } from '../support/vendorLeads';

test.use({ apart: 'silence of 48 hours' });

test('an owner who stays silent for 48 hours costs the Pro nothing', async ({
  page,
  request,
  product,
}) => {
  const owner = await asPerson(request, 'owner');
  const work = await submitWork(owner);
  await signInAs(page, 'pro1');
  const before = await balanceOn(page);

  await openLead(page, work);
  const price = await acceptOpenLead(page);
  expect(await balanceOn(page)).toEqual({
    available: before.available - price,
    held: before.held + price,
  });

  await test.step('an hour before, they are still held', async () => {
    await product.letPass(47 * 60);
    await openLead(page, work);
    await expect(page.getByText(/tokens are held\. If Maya doesn't reply/)).toBeVisible();
  });

  await test.step('after 48 hours they are back, on the open page by itself', async () => {
    await product.letPass(61);
    await expect(
      page.getByText(/^Maya didn't reply within 48 hours, so your tokens were refunded/),
    ).toBeVisible();
    const after = await balanceOn(page);
    expect(after.available).toBeGreaterThanOrEqual(before.available);
    await expect(page.getByText('The owner did not answer within 48 hours').first()).toBeVisible();
  });

  await test.step('the request can still be quoted', async () => {
    await openLead(page, work);
    await expect(page.getByRole('button', { name: 'Send quote' })).toBeVisible();
  });
});
