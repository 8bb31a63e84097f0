import { expectAccessible } from '../support/accessibility';
import { giveReason } from '../support/adminPages';
import { submitWork } from '../support/asPerson';
import { expect, test } from '../support/test';

test.use({ isolatedStack: true });

const WHY = 'Sends the same advertisement to every Pro.';

test('an administrator suspends an owner, whose open page says so, and reinstates the account', async ({
  newSession,
}) => {
  const owner = await newSession('owner');
  const { page: admin } = await newSession('admin');
  await owner.page.goto('/dashboard');
  await expect(owner.page.getByRole('heading', { name: 'Needs your attention' })).toBeVisible();
  await admin.goto(`/admin/person/${owner.caller.id}`);

  await test.step('suspended', async () => {
    await admin.getByRole('button', { name: 'Suspend account' }).click();
    await giveReason(admin, 'Reason', WHY, 'Suspend account');
    await expect(admin.getByText(/Account suspended, \d+ requests? canceled/)).toBeVisible();
    await expect(admin.getByRole('button', { name: 'Reinstate account' })).toBeVisible();
    await expectAccessible(admin);
    await expect(owner.page.getByText('Your account is suspended')).toBeVisible();
    await expect(owner.page.getByText(WHY)).toBeVisible();
    await expectAccessible(owner.page);
    await expect(submitWork(owner.caller)).rejects.toThrow('Your account is suspended.');
  });

  await test.step('reinstated', async () => {
    await admin.getByRole('button', { name: 'Reinstate account' }).click();
    await giveReason(admin, 'Reason', 'It was a mistake.', 'Reinstate account');
    await expect(admin.getByRole('button', { name: 'Suspend account' })).toBeVisible();
    await expect(owner.page.getByText('Your account is suspended')).toHaveCount(0);
    await submitWork(owner.caller);
  });
});
