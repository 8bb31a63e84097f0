import { asPerson, submitWork } from '../support/asPerson';
import { signInAs } from '../support/signIn';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

// An offer that someone else accepts meanwhile would show something else.
test.use({ isolatedStack: true });

const REASON = 'Asked us why no offers arrive';

test('an administrator views a Pro’s pages, can change nothing, and the Pro can read that it happened', async ({
  page,
  request,
  newSession,
}) => {
  test.setTimeout(240_000);
  const owner = await asPerson(request, 'owner');
  const vendor = await asPerson(request, 'pro1');
  const work = await submitWork(owner, { timing: 'flexible' });
  const state = async () =>
    (await vendor.read<{ state: string }>(`leads?request_id=eq.${work.id}&select=state`))[0]?.state;
  await expect.poll(state).toBe('offered');

  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  await signInAs(page, 'admin');
  await page.goto(`/admin/person/${vendor.id}`);
  const bar = page.getByRole('region', { name: 'Viewing as someone else' });

  await test.step('it takes a reason, and shows the pages of the Pro', async () => {
    await page.getByRole('button', { name: 'View as', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByRole('button', { name: 'Start viewing' }).click();
    await expect(page).toHaveURL(/\/vendor\/dashboard/);
    await expect(bar).toContainText(
      /Viewing as Ana Whitfield \(Pro\) until \d+:\d\d\s[AP]M\. Read-only\./,
    );
    await expectAccessible(page);
  });

  await test.step('the inbox and an offer, which stays as it was', async () => {
    await page.goto(`/vendor/requests?find=${work.number}`);
    const card = page.getByRole('article').filter({ hasText: `request #${work.number},` });
    await expect(card).toBeVisible();
    await page.goto(`/vendor/requests/${work.id}`);
    await expect(bar).toBeVisible();
    const accept = page.getByRole('button', { name: /^Accept for \d+ tokens?$/ });
    await expect(accept).toBeVisible();
    expect(failures).toEqual([]);
    await accept.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Accept for/ })
      .click();
    await expect(
      page.getByText('You are viewing as Ana Whitfield. Nothing can be changed.').first(),
    ).toBeVisible();
    expect(await state()).toBe('offered');
  });

  await test.step('the administrators’ pages stay shut until it ends', async () => {
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/vendor\/dashboard/);
    await bar.getByRole('button', { name: 'End viewing' }).click();
    await expect(page).toHaveURL(`/admin/person/${vendor.id}`);
    await expect(bar).toHaveCount(0);
    await page.getByRole('link', { name: 'Viewings', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Viewings' })).toContainText(REASON);
  });

  await test.step('the Pro reads when and why', async () => {
    const session = await newSession('pro1');
    await session.page.goto('/account');
    await expect(
      session.page.getByRole('list', { name: 'Viewed by administrators' }),
    ).toContainText(/An administrator looked at your pages on .+: “Asked us why no offers arrive”/);
  });
});
