import { expect, test } from '../support/test';
import { giveReason, openAdmin } from '../support/adminPages';

// The last two administrators are those of the demo data.
test.use({ isolatedStack: true });

test('two administrators appoint a third, and end that access in the page it has open', async ({
  newSession,
}) => {
  test.setTimeout(180_000);
  const person = await newSession('manager');
  const { page: first } = await newSession('admin');
  const { page: second, caller: secondCaller } = await newSession('admin2');
  const propose = async (id: string, change: string) => {
    await first.goto(`/admin/person/${id}`);
    await first.getByRole('button', { name: change, exact: true }).click();
    await giveReason(first, 'Reason', 'Works on the phones this month.', change);
  };
  const approve = async (change: string) => {
    await openAdmin(second, '/admin-utility/administrators', 'Administrators');
    const proposal = second.getByRole('article', { name: `${change}: manager@demo.example` });
    await proposal.getByRole('button', { name: 'Approve', exact: true }).click();
    await giveReason(second, 'Reason', 'Agreed on Monday.', 'Approve');
    await expect(proposal).toHaveCount(0);
  };

  await test.step('one proposes, which opens nothing yet', async () => {
    await propose(person.caller.id, 'Make administrator');
    await expect(first.getByText('Proposed', { exact: true }).first()).toBeVisible();
    await person.page.goto('/admin');
    await expect(person.page).not.toHaveURL(/\/admin/);
  });

  await test.step('the other approves, and the person is in', async () => {
    await approve('Make administrator');
    await openAdmin(person.page, '/admin', 'Admin dashboard');
  });

  await test.step('revoked by both, the open page is left at once', async () => {
    await propose(person.caller.id, 'Remove administrator');
    await expect(first.getByText('Proposed', { exact: true }).first()).toBeVisible();
    await expect(person.page).toHaveURL(/\/admin/);
    await approve('Remove administrator');
    await expect(person.page).not.toHaveURL(/\/admin/);
    await expect(person.page.getByRole('heading', { name: 'Admin dashboard' })).toHaveCount(0);
    await expect(person.caller.call('open_decisions', {})).rejects.toThrow();
  });

  await test.step('the last two stay', async () => {
    await propose(secondCaller.id, 'Remove administrator');
    await expect(
      first
        .getByText('The last two administrators cannot be removed. Add another one first.')
        .first(),
    ).toBeVisible();
  });
});
