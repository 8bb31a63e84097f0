import { expect, test } from '../support/test';
import { giveReason, openAdmin } from '../support/adminPages';

// The last two administrators are those of the demo data.
test.use({ isolatedStack: true });

const REASON = 'Leads were double after the outage of Monday.';

test('more tokens than one administrator may move need a second one', async ({ newSession }) => {
  test.setTimeout(240_000);
  const vendor = await newSession('pro2');
  const first = await newSession('admin');
  const balance = async () => {
    const [account] = await vendor.caller.read<{ posted: number }>('token_accounts?select=posted');
    return account?.posted ?? 0;
  };
  const before = await balance();

  await test.step('the first proposes them on the Pro’s page', async () => {
    await first.page.goto(`/admin/vendor/${vendor.caller.id}?tab=tokens`);
    await first.page.getByRole('button', { name: 'Adjust tokens', exact: true }).click();
    const dialog = first.page.getByRole('dialog');
    await dialog.getByLabel('Tokens', { exact: true }).fill('500');
    await dialog.getByLabel('Reason', { exact: true }).fill(REASON);
    await dialog.getByRole('button', { name: 'Adjust tokens', exact: true }).click();
    await expect(
      first.page.getByText('A second administrator must approve this').first(),
    ).toBeVisible();
    expect(await balance()).toBe(before);
  });

  await test.step('and cannot approve the own proposal', async () => {
    await openAdmin(first.page, '/admin-utility/adjustments', 'Token adjustments');
    const proposal = first.page.getByRole('article').filter({ hasText: REASON });
    await expect(proposal.getByText(REASON)).toBeVisible();
    await expect(proposal.getByText('You proposed this adjustment')).toBeVisible();
    await expect(proposal.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
  });

  await test.step('the second approves it', async () => {
    const second = await newSession('admin2');
    await openAdmin(second.page, '/admin-utility', 'Admin Tools');
    await second.page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('link', { name: /^Token adjustments/ })
      .click();
    await expect(second.page).toHaveURL(/\/admin-utility\/adjustments/);
    const proposal = second.page.getByRole('article').filter({ hasText: REASON });
    await proposal.getByRole('button', { name: 'Approve', exact: true }).click();
    await giveReason(second.page, 'Reason', 'I saw the outage too.', 'Approve');
    await expect(second.page.getByText('Adjustment approved').first()).toBeVisible();
    await expect(proposal).toHaveCount(0);
    expect(await balance()).toBe(before + 500);
  });

  await test.step('the audit log has both', async () => {
    await openAdmin(first.page, '/admin-utility/audit', 'Audit log');
    const table = first.page.getByRole('table', { name: 'Audit log' });
    await expect(table.getByText('Approved a token adjustment')).toBeVisible();
    await expect(table.getByText('Proposed a token adjustment').first()).toBeVisible();
    const download = first.page.waitForEvent('download');
    await first.page.getByRole('button', { name: 'Download CSV' }).click();
    expect((await download).suggestedFilename()).toBe('audit-log.csv');
  });
});

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
