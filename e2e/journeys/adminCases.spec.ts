import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { asPerson, submitWork } from '../support/asPerson';
import { expect, test } from '../support/test';
import { giveReason, openAdmin } from '../support/adminPages';
import { leadOf, takeLead } from '../support/deals';

test.use({ isolatedStack: true });

const THREAT = 'Come alone or I will cut more than the tree.';
const OBJECTION = 'This is a threat.';
const REVIEW_OBJECTION = 'It calls my crew names.';
const PUBLIC_REASON = 'It insults a person instead of telling about the work.';
const CLAIM = 'There is no tree at all at this address.';

/** The row of the list of decisions that gives a reason. */
async function decisionFor(page: Page, reason: string) {
  await page.getByRole('link', { name: 'Decided', exact: true }).click();
  await expect(page).toHaveURL(/list=decided/);
  return page
    .getByRole('table', { name: 'Decisions' })
    .getByRole('row')
    .filter({ hasText: reason });
}

test('a reported message, a reported review and a credit claim reach an administrator and are decided', async ({
  newSession,
  request,
}) => {
  test.setTimeout(300_000);
  const owner = await asPerson(request, 'owner');
  const vendor = await newSession('pro1');
  const { page: admin } = await newSession('admin');

  const work = await submitWork(owner);
  const lead = await leadOf(vendor.caller, work);
  await takeLead(vendor.caller, lead);
  const [conversation] = await owner.read<{ id: string }>(
    `conversations?request_id=eq.${work.id}&select=id`,
  );
  await owner.call('send_message', {
    conversation_id: conversation?.id,
    body: THREAT,
    idempotency_key: randomUUID(),
  });
  const log = vendor.page.getByRole('log');

  await test.step('the Pro reports a message and reads what happens next', async () => {
    await vendor.page.goto(`/messages?with=${conversation?.id ?? ''}`);
    await expect(log.getByText(THREAT)).toBeVisible();
    await log
      .getByRole('button', { name: /^Report message from/ })
      .last()
      .click();
    const dialog = vendor.page.getByRole('dialog');
    await expect(dialog.getByText(/won.t know who reported it/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(dialog.getByText("Please describe what's wrong with it").first()).toBeVisible();
    await dialog.getByLabel("What's wrong with it?").fill(OBJECTION);
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(
      log.getByText('You reported this. An administrator will review it.'),
    ).toBeVisible();
  });

  await test.step('an administrator removes it, which both sides see at once', async () => {
    await openAdmin(admin, '/admin-utility/messages', 'Reported messages');
    const report = admin.getByRole('article').filter({ hasText: OBJECTION });
    await expect(report.getByText(THREAT).first()).toBeVisible();
    await report.getByRole('button', { name: 'Remove message', exact: true }).click();
    await giveReason(admin, 'Reason', 'A threat breaks our rules.', 'Remove message');
    await expect(report).toHaveCount(0);
    await expect(
      log.getByText('This message was removed because it broke our rules.'),
    ).toBeVisible();
    await expect(log.getByText(THREAT)).toHaveCount(0);
    const decided = await decisionFor(admin, 'A threat breaks our rules.');
    await decided.getByRole('link', { name: 'Removed a message' }).click();
    await expect(admin).toHaveURL(/list=decided&case=/);
    const evidence = admin.getByRole('article').filter({ hasText: OBJECTION });
    await expect(evidence.getByText(THREAT, { exact: true })).toBeVisible();
  });

  await test.step('a reported review is removed with a reason everyone can read', async () => {
    const [own] = await owner.read<{ vendor_id: string }>(
      'reviews?select=vendor_id&state=eq.published&author_side=eq.owner&order=published_at.desc,id&limit=1',
    );
    const listed = () =>
      owner.call<{ id: string; state: string; removal_reason: string | null }[]>('vendor_reviews', {
        vendor_id: own?.vendor_id,
      });
    const review = (await listed()).find(({ state }) => state === 'published');
    await vendor.page.goto(`/providers/${own?.vendor_id ?? ''}`);
    await vendor.page
      .getByRole('button', { name: /^Report the review by/ })
      .first()
      .click();
    const dialog = vendor.page.getByRole('dialog');
    await dialog.getByLabel("What's wrong with it?").selectOption('insult');
    await dialog.getByLabel(/^Details/).fill(REVIEW_OBJECTION);
    await expectAccessible(vendor.page);
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(
      vendor.page.getByText('You reported this. An administrator will review it.'),
    ).toBeVisible();
    await openAdmin(admin, '/admin-utility/reviews', 'Reported reviews');
    const reported = admin.getByRole('article').filter({ hasText: REVIEW_OBJECTION });
    await reported.getByRole('button', { name: 'Remove review', exact: true }).click();
    await giveReason(admin, 'Reason', PUBLIC_REASON, 'Remove review');
    await expect(
      admin.getByRole('table', { name: 'Removed reviews' }).getByText(PUBLIC_REASON),
    ).toBeVisible();
    expect((await listed()).find(({ id }) => id === review?.id)).toMatchObject({
      state: 'removed',
      removal_reason: PUBLIC_REASON,
    });
    await vendor.page.reload();
    await expect(vendor.page.getByText(`A review was removed: ${PUBLIC_REASON}`)).toBeVisible();
  });

  await test.step('a claim facts cannot decide is granted, and the Pro’s tokens come back', async () => {
    const posted = async () => {
      const [account] = await vendor.caller.read<{ posted: number }>(
        'token_accounts?select=posted',
      );
      return account?.posted ?? 0;
    };
    const before = await posted();
    await vendor.caller.call('file_credit_claim', {
      lead_id: lead,
      reason: 'not_as_described',
      description: CLAIM,
      idempotency_key: randomUUID(),
    });
    await openAdmin(admin, '/admin-utility/claims', 'Refund claims');
    await admin
      .getByRole('table', { name: 'Refund claims' })
      .getByRole('row')
      .filter({ hasText: `#${work.number}` })
      .getByRole('link')
      .click();
    await expect(admin).toHaveURL(/claim=/);
    await expect(admin.getByText(CLAIM).first()).toBeVisible();
    await expectAccessible(admin);
    await admin.getByRole('button', { name: 'Grant', exact: true }).click();
    await giveReason(admin, 'Reason', 'The address is a parking lot.', 'Grant');
    await expect(admin).toHaveURL('/admin-utility/claims');
    expect(await posted()).toBeGreaterThan(before);
    const row = await decisionFor(admin, 'The address is a parking lot.');
    await expect(row).toContainText(/Granted a refund claim: \d+ tokens?/);
    await expect(row).toContainText('admin@demo.example');
    await row.getByRole('link', { name: /^Granted a refund claim/ }).click();
    await expect(admin).toHaveURL(/list=decided&case=/);
    await expect(admin.getByText(CLAIM).first()).toBeVisible();
    await expect(admin.getByRole('heading', { name: 'Evidence', exact: true })).toBeVisible();
    await expect(admin.getByRole('button', { name: 'Grant', exact: true })).toHaveCount(0);
    await expect(admin.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expectAccessible(admin);
  });
});
