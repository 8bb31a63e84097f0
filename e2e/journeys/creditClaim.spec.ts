import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAs } from '../support/signIn';
import { asPerson, submitWork, type Person } from '../support/asPerson';
import { expect, test } from '../support/test';
import { acceptOpenLead, balanceOn, openLead } from '../support/vendorLeads';

type Work = { id: string; number: number };

/** The owner answers the Pro who is on the page, which spends the tokens. */
async function answer(owner: Person, page: Page, work: Work): Promise<void> {
  const [conversation] = await owner.read<{ id: string }>(
    `conversations?request_id=eq.${work.id}&select=id`,
  );
  await owner.call('send_message', {
    conversation_id: conversation?.id,
    body: 'The tree is gone already, sorry.',
    idempotency_key: randomUUID(),
  });
  await expect(page.getByText(/replied to you/).first()).toBeVisible();
}

test.use({ isolatedStack: true });

test('spent tokens come back: at once where the records say so, else by an administrator', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const owner = await asPerson(request, 'owner');
  const admin = await asPerson(request, 'admin');
  await signInAs(page, 'pro1');

  await test.step('the owner cancels soon after answering: granted at once', async () => {
    const work = await submitWork(owner);
    await openLead(page, work);
    const price = await acceptOpenLead(page);
    await answer(owner, page, work);
    const spent = await balanceOn(page);
    await owner.call('cancel_request', { request_id: work.id, reason: 'The tree fell by itself' });
    await openLead(page, work);
    await page.getByRole('button', { name: 'Claim a refund' }).click();
    await page.getByRole('radio', { name: /The owner canceled soon after/ }).check();
    await page.getByRole('button', { name: 'Submit claim' }).click();
    await expect(
      page.getByText('The owner canceled soon after replying to you.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText(`We refunded ${price} tokens.`)).toBeVisible();
    expect((await balanceOn(page)).available).toBe(spent.available + price);
  });

  await test.step('what only people can judge goes to an administrator, with a clock', async () => {
    const work = await submitWork(owner);
    await openLead(page, work);
    const price = await acceptOpenLead(page);
    await answer(owner, page, work);
    const spent = await balanceOn(page);
    await openLead(page, work);
    await page.getByRole('button', { name: 'Claim a refund' }).click();
    await page.getByRole('radio', { name: /The work is not as described/ }).check();
    await page.getByRole('button', { name: 'Submit claim' }).click();
    await expect(page.getByText('Please describe what was wrong').first()).toBeVisible();
    await page.getByLabel(/^Details/).fill('There is no tree at all at this address.');
    await page.getByRole('button', { name: 'Submit claim' }).click();
    await expect(page.getByText(/Decision due by .+ \(in \d/)).toBeVisible();

    const claim = await claimOf(admin, work);
    await admin.call('decide_credit_claim', {
      claim_id: claim,
      decision: 'deny',
      reason: 'The photos show the tree.',
    });
    await expect(page.getByText('The photos show the tree.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Appeal', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByLabel('Why is the decision wrong?')
      .fill('The photos are of another yard.');
    await page.getByRole('dialog').getByRole('button', { name: 'Send appeal' }).click();
    await expect(page.getByText(/^An administrator is reviewing your appeal/)).toBeVisible();

    const second = await asPerson(request, 'admin2');
    await second.call('decide_credit_claim', {
      claim_id: claim,
      decision: 'grant',
      reason: 'You are right, the photos are of another yard.',
    });
    await expect(page.getByText(`We refunded ${price} tokens.`)).toBeVisible();
    expect((await balanceOn(page)).available).toBe(spent.available + price);
  });
});

async function claimOf(admin: Person, work: Work): Promise<string> {
  const [claim] = await admin.read<{ id: string }>(
    `lead_credit_claims?request_id=eq.${work.id}&select=id`,
  );
  if (!claim) throw new Error('No claim was filed.');
  return claim.id;
}
