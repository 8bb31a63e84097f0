import { signInAs } from '../support/signIn';
import { expectAccessible } from '../support/accessibility';
import { asPerson } from '../support/asPerson';
import { expectPhoneScreens } from '../support/phoneScreens';
import { photo } from '../support/pictures';
import { expect, test } from '../support/test';
import { sendRequest, workBegins } from '../support/deals';

test.use({ isolatedStack: true });

test('a dispute from both sides: evidence, clock, answer, the decision, and what comes of it', async ({
  page,
  newSession,
  request: api,
  product,
}) => {
  test.setTimeout(300_000);
  const [owner, vendor, admin] = [
    await asPerson(api, 'owner'),
    await asPerson(api, 'pro2'),
    await asPerson(api, 'admin'),
  ];
  const sent = await sendRequest(owner, '2 Journey Lane');
  await workBegins(owner, vendor, sent, 900);

  await test.step('the owner is led through it; nothing typed is lost on the way back', async () => {
    await signInAs(page, 'owner');
    await page.goto(`/requests/${sent.id}`);
    await page.getByRole('button', { name: 'Open a dispute' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open a dispute' });
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('Please choose a reason').first()).toBeVisible();
    await dialog.getByRole('radio', { name: 'Something was damaged' }).check();
    await dialog.getByLabel('What happened?').fill('A branch went through the fence.');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.locator('input[type=file]').first().setInputFiles(photo('fence.jpg'));
    await expect(dialog.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect(dialog.getByLabel('What happened?')).toHaveValue(
      'A branch went through the fence.',
    );
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('radio', { name: 'Lower the price' }).check();
    await dialog.getByLabel('The new price').fill('950');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(
      dialog.getByText('Please enter a price from $1 to below the agreed $900').first(),
    ).toBeVisible();
    await dialog.getByLabel('The new price').fill('700');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('Lower the price: $700')).toBeVisible();
    await dialog.getByRole('button', { name: 'Open the dispute' }).click();
    await expect(dialog).toHaveCount(0);
  });

  const dispute = page.getByRole('article', { name: 'Dispute: Something was damaged' });
  await test.step('both see it, with its clock', async () => {
    await expect(dispute.getByText('Waiting for a reply')).toBeVisible();
    await expect(dispute.getByText(/^They can respond until .+ left\)$/)).toBeVisible();
    await expectPhoneScreens(page, 2);
    await expectAccessible(page);
  });

  await test.step('the Pro answers in their own browser', async () => {
    const { page: theirs } = await newSession('pro2');
    await theirs.goto(`/vendor/requests/${sent.id}`);
    const card = theirs.getByRole('article', { name: 'Dispute: Something was damaged' });
    await expect(card.getByText('A branch went through the fence.')).toBeVisible();
    await expect(card.getByRole('button', { name: /^Enlarge/ })).toBeVisible();
    await card.getByRole('button', { name: 'Respond to the dispute' }).click();
    const dialog = theirs.getByRole('dialog', { name: 'Respond to the dispute' });
    await dialog.getByLabel("What's your side of the story?").fill('The fence was broken before.');
    await dialog.getByRole('button', { name: 'Send response' }).click();
    await expect(card.getByText('The fence was broken before.')).toBeVisible();
    await theirs.context().close();
    await expect(dispute.getByText('The fence was broken before.')).toBeVisible();
    await expect(dispute.getByText(/^An administrator decides by/)).toBeVisible();
  });

  await test.step('an administrator decides; it shows at once and takes effect when no one appeals', async () => {
    const [open] = await admin.read<{ id: string }>(
      `job_disputes?select=id&request_id=eq.${sent.id}`,
    );
    await admin.call('decide_dispute', {
      dispute_id: open?.id,
      outcome: 'price_reduced',
      price_cents: 80_000,
      reason: 'The photo shows fresh damage, and part of it is older.',
    });
    await expect(dispute.getByText('Outcome: Lower the price: $800')).toBeVisible();
    await expect(dispute.getByRole('button', { name: 'Appeal' })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText('A dispute was decided')).toBeVisible();
    await page.goto(`/requests/${sent.id}`);
    await expect(dispute.getByText('Decided', { exact: true })).toBeVisible();
    await product.query(`select public.run_due_timers(now() + interval '8 days')`);
    await expect(dispute.getByText('Closed', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Job' }).getByText('$800')).toBeVisible();
  });
});
