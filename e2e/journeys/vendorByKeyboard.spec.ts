import { randomUUID } from 'node:crypto';
import { signInAs } from '../support/signIn';
import { asPerson } from '../support/asPerson';
import { chooseFile, enterOn, typeInto } from '../support/keyboard';
import { photo } from '../support/pictures';
import { expect, test } from '../support/test';
import { sendWithoutUndo } from '../support/undo';
import { leadOf, sendQuote, sendRequest, takeLead } from '../support/deals';
import { openLead } from '../support/vendorLeads';

test.use({ isolatedStack: true });

test('a Pro sets the date, starts, proposes a change and delivers by keyboard alone', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const owner = await asPerson(request, 'owner');
  const vendor = await asPerson(request, 'pro1');
  const work = await sendRequest(owner, '77 Keyboard Lane');
  const lead = await leadOf(vendor, work);
  await takeLead(vendor, lead);
  const quote = await sendQuote(vendor, lead, { 'Crown lift': 640 });
  await owner.call('accept_quote', { quote_id: quote, idempotency_key: randomUUID() });
  await signInAs(page, 'pro1');
  await openLead(page, work);

  // What was pressed goes with the state it belonged to; the focus moves to what comes next.
  const standing = page.getByRole('group', { name: 'Status', exact: true });
  const expectJobFocused = async (state: string) => {
    await expect(page.getByRole('group', { name: 'Next step', exact: true })).toBeFocused();
    await expect(standing.getByText(state, { exact: true })).toBeVisible();
  };

  await test.step('the date', async () => {
    await enterOn(page, 'Set date');
    await expect(page.getByRole('dialog').getByLabel('Start')).toBeVisible();
    await enterOn(page, 'Set date');
    await expectJobFocused('Scheduled');
    await enterOn(page, 'On my way');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await enterOn(page, 'On my way');
    await expectJobFocused('On the way');
    await enterOn(page, 'Start work');
    await sendWithoutUndo(page);
    await expectJobFocused('Work in progress');
  });

  await test.step('a change', async () => {
    await enterOn(page, 'Propose a change');
    await expect(page.getByLabel('Change 1')).toBeFocused();
    await enterOn(page, 'Cancel');
    await expect(page.getByRole('button', { name: 'Propose a change' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Change 1')).toBeFocused();
    await page.keyboard.type('Deadwood in the next oak');
    await typeInto(page, /^Price each/, '90');
    await typeInto(page, /^Reason for the change/, 'A dead limb over the path.');
    await enterOn(page, 'Propose change');
    await expect(page.getByText('Change 1: +$90')).toBeVisible();
    await expectJobFocused('Change proposed');
    const [order] = await owner.read<{ id: string }>(
      `job_change_orders?request_id=eq.${work.id}&select=id`,
    );
    await owner.call('approve_change_order', { change_order_id: order?.id });
    await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  });

  await test.step('the delivery', async () => {
    await expect(page.getByRole('button', { name: 'Add photos', exact: true })).toBeVisible();
    await chooseFile(page, 'Add photos', photo('done.jpg'));
    await expect(page.getByRole('img', { name: /photo 1/i })).toBeVisible();
    await typeInto(page, /^Note for Maya/, 'Branches are chipped and gone.');
    await enterOn(page, 'Deliver work');
    await expect(standing.getByText('Finished, waiting for acceptance')).toBeVisible();
  });
});
