import { randomUUID } from 'node:crypto';
import { signInAs } from '../support/signIn';
import { asPerson, submitWork } from '../support/asPerson';
import { photo } from '../support/pictures';
import { expect, test } from '../support/test';
import { sendWithoutUndo } from '../support/undo';
import { acceptOpenLead, openLead } from '../support/vendorLeads';

test.use({ isolatedStack: true });

test('a Pro quotes by tree, changes the quote as asked, and does the job with what comes up', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const owner = await asPerson(request, 'owner');
  const work = await submitWork(owner);
  const quoteId = async (): Promise<string> => {
    const [quote] = await owner.read<{ id: string }>(
      `quotes?request_id=eq.${work.id}&state=in.(sent,viewed)&select=id`,
    );
    if (!quote) throw new Error('No quote waits.');
    return quote.id;
  };
  const status = page.getByRole('group', { name: 'Status', exact: true });
  await signInAs(page, 'pro1');
  await openLead(page, work);
  await acceptOpenLead(page);

  await test.step('a quote that starts from the tree, with a line for the whole job', async () => {
    await expect(page.getByRole('textbox', { name: 'Line 1' })).toHaveValue(/^Remove Live oak/);
    await page.getByRole('button', { name: 'Add from price list' }).click();
    await page.getByRole('menuitem', { name: /^Hauling/ }).press('Enter');
    await page.getByRole('button', { name: 'Send quote' }).click();
    await expect(page.getByText(/^Version 1, sent/)).toBeVisible();
    await expect(page.getByRole('table', { name: /^Live oak.*version 1/ })).toContainText('Remove');
    await expect(page.getByRole('table', { name: /^The whole job, version 1/ })).toContainText(
      'Hauling',
    );
  });

  await test.step('the quote as a PDF', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download version 1 as PDF' }).click();
    expect((await download).suggestedFilename()).toBe(`quote-${work.number}-version-1.pdf`);
  });

  await test.step('changes asked for are answered with a new version', async () => {
    await owner.call('request_quote_changes', {
      quote_id: await quoteId(),
      note: 'Without hauling, please.',
    });
    await expect(page.getByText('Without hauling, please.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Remove line 2' }).click();
    await page.getByRole('button', { name: 'Send version 2' }).click();
    await expect(page.getByText(/^Version 2, sent/)).toBeVisible();
  });

  await test.step('the quote is accepted, the weather holds the job up', async () => {
    await owner.call('accept_quote', { quote_id: await quoteId(), idempotency_key: randomUUID() });
    await page.getByRole('button', { name: 'Set date' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Set date' }).click();
    await page.getByRole('button', { name: 'Weather hold' }).click();
    await page.getByLabel('Reason').fill('Gusts of 40 mph until tonight');
    await page.getByRole('button', { name: 'Put job on hold' }).click();
    await expect(status.getByText('Waiting for weather', { exact: true })).toBeVisible();
    await expect(
      page.getByText('On hold because of the weather: “Gusts of 40 mph until tonight”'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'On my way' }).click();
    await sendWithoutUndo(page);
    await expect(status.getByText('On the way', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Start work' }).click();
    await sendWithoutUndo(page);
    await expect(status.getByText('Work in progress', { exact: true })).toBeVisible();
  });

  await test.step('a change is proposed with its price, and agreed to', async () => {
    await page.getByRole('button', { name: 'Propose a change' }).click();
    await page.getByLabel('Change 1').fill('Second stump found under the ivy');
    await page.getByLabel('Price each').fill('150');
    await page.getByLabel('Reason for the change').fill('There is a second stump.');
    await page.getByRole('button', { name: 'Propose change' }).click();
    await expect(page.getByText('Change 1: +$150')).toBeVisible();
    const [order] = await owner.read<{ id: string }>(
      `job_change_orders?request_id=eq.${work.id}&select=id`,
    );
    await owner.call('approve_change_order', { change_order_id: order?.id });
    await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  });

  await test.step('the work is handed over with a photo, and reviewed', async () => {
    await page
      .locator('input[type=file][aria-label="Photos of the finished work"]')
      .setInputFiles(photo('done.jpg'));
    await expect(page.getByRole('img', { name: /photo 1/i })).toBeVisible();
    await page.getByRole('button', { name: 'Deliver work' }).click();
    await expect(status.getByText('Finished, waiting for acceptance')).toBeVisible();
    const [job] = await owner.read<{ id: string }>(`jobs?request_id=eq.${work.id}&select=id`);
    await owner.call('accept_delivery', { job_id: job?.id });
    await owner.call('submit_review', { job_id: job?.id, rating: 5, body: 'Careful and tidy.' });
    await page.locator('label').filter({ hasText: '5 stars' }).click();
    await page.getByLabel('Your review').fill('Gate was open, dog was in.');
    await page.getByRole('button', { name: 'Submit review' }).click();
    await expect(page.getByText(/, not published yet/)).toBeVisible();
    await expect(page.getByText("Maya's review hasn't been published yet.")).toBeVisible();
  });
});
