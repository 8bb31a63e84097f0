import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { openAdmin } from '../support/adminPages';

/** The dispute of this test among those of the demo. */
const disputeOf = (page: Page) =>
  page
    .getByRole('table', { name: 'Disputes' })
    .getByRole('link', { name: /and Whitfield Tree & Crown$/ });

const COMPLAINT = 'The stump was left although the quote names it.';

test('a disputed job is decided, appealed, and decided for good by another administrator', async ({
  newSession,
}) => {
  test.setTimeout(300_000);
  const owner = await newSession('owner');
  const vendor = await newSession('pro1');
  const [job] = await owner.caller.read<{ id: string; request_id: string; price_cents: number }>(
    `jobs?select=id,request_id,price_cents&state=eq.delivered&vendor_id=eq.${vendor.caller.id}&limit=1`,
  );
  if (!job) throw new Error('The demo has no delivered job of this Pro.');

  await test.step('the owner disputes delivered work, the Pro answers', async () => {
    const opened = await owner.caller.call<{ id: string }>('open_dispute', {
      job_id: job.id,
      reason: 'incomplete_work',
      description: COMPLAINT,
      wanted: 'rework',
      photos: [],
      idempotency_key: randomUUID(),
    });
    await vendor.caller.call('answer_dispute', {
      dispute_id: opened.id,
      statement: 'The owner asked to keep it for a table.',
      photos: [],
    });
  });

  const decide = async (who: 'admin' | 'admin2', outcome: string, words: string, to?: string) => {
    const { page } = await newSession(who);
    await openAdmin(page, '/admin-utility/disputes', 'Disputes');
    await disputeOf(page).click();
    await expect(page).toHaveURL(/dispute=/);
    await expect(page.getByText(COMPLAINT).first()).toBeVisible();
    const form = page.getByRole('form', { name: 'Decision' });
    await form.getByRole('radio', { name: outcome }).check();
    if (to !== undefined) await form.getByLabel('New price', { exact: true }).fill(to);
    await form.getByLabel('Reason', { exact: true }).fill(words);
    await form.getByRole('button', { name: 'Decide dispute', exact: true }).click();
    await expect(page).toHaveURL('/admin-utility/disputes');
    await expect(page.getByRole('table', { name: 'Disputes' })).toBeVisible();
    await expect(disputeOf(page)).toHaveCount(0);
    return page;
  };

  const first = await test.step('an administrator reads the evidence and decides', async () => {
    return decide('admin', 'Put it on record', 'The quote does not name the stump.');
  });

  await test.step('the owner appeals; who decided first cannot decide again', async () => {
    await owner.page.goto(`/requests/${job.request_id}`);
    const dispute = owner.page.getByRole('article', { name: /^Dispute: / });
    await dispute.getByRole('button', { name: 'Appeal the decision' }).click();
    const dialog = owner.page.getByRole('dialog', { name: 'Appeal the decision' });
    await dialog.getByRole('button', { name: 'Send appeal' }).click();
    await expect(dialog.getByText("Please enter why you're appealing").first()).toBeVisible();
    await dialog
      .getByLabel('What did we miss or get wrong?')
      .fill('Line three of the quote names it.');
    await dialog.getByRole('button', { name: 'Send appeal' }).click();
    await expect(
      owner.page.getByText('Your appeal was sent to an administrator').first(),
    ).toBeVisible();
    await expect(dispute.getByRole('button', { name: 'Appeal the decision' })).toHaveCount(0);
    await first.reload();
    await disputeOf(first).click();
    await expect(first.getByText('You made the first decision')).toBeVisible();
    await expect(first.getByText('Line three of the quote names it.').first()).toBeVisible();
    await expect(first.getByRole('form', { name: 'Decision' })).toHaveCount(0);
  });

  await test.step('another administrator lowers the price, which takes effect at once', async () => {
    const lower = job.price_cents - 10_000;
    await decide('admin2', 'Lower the price', 'It does name it.', String(lower / 100));
    expect(await owner.caller.read(`jobs?select=price_cents&id=eq.${job.id}`)).toEqual([
      { price_cents: lower },
    ]);
  });
});
