import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/accessibility';
import { goOn } from '../support/inOnePage';
import { signInAs } from '../support/signIn';
import { asPerson, submitWork } from '../support/asPerson';
import { mondayAhead } from '../support/days';
import { expect, test } from '../support/test';
import { sendWithoutUndo } from '../support/undo';
import { acceptOpenLead, openLead, sendQuote } from '../support/vendorLeads';

test.use({ isolatedStack: true });
test.describe.configure({ timeout: 180_000 });

test('axe finds nothing in the forms of a request: claim, quote, job, change, weather, delivery', async ({
  page,
  request,
}) => {
  const owner = await asPerson(request, 'owner');
  const work = await submitWork(owner);
  await signInAs(page, 'pro1');
  await openLead(page, work);
  await acceptOpenLead(page);

  await test.step('the claim beside the quote', async () => {
    const [conversation] = await owner.read<{ id: string }>(
      `conversations?request_id=eq.${work.id}&select=id`,
    );
    await owner.call('send_message', {
      conversation_id: conversation?.id,
      body: 'When could you come?',
      idempotency_key: randomUUID(),
    });
    await page.getByRole('button', { name: 'Claim a refund' }).click();
    await page.getByRole('button', { name: 'Submit claim' }).click();
    await expect(page.getByText('Please choose a reason').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the date of the job', async () => {
    await sendQuote(page, 700);
    const [quote] = await owner.read<{ id: string }>(`quotes?request_id=eq.${work.id}&select=id`);
    await owner.call('accept_quote', { quote_id: quote?.id, idempotency_key: randomUUID() });
    await page.getByRole('button', { name: 'Set date' }).click();
    await expect(page.getByText(/^Ends about /)).toBeVisible();
    await expectAccessible(page);
    const start = page.getByLabel('Start', { exact: true });
    await start.fill('03:00');
    await page.getByRole('button', { name: /^Find the first free/ }).click();
    await expect(start).not.toHaveValue('03:00');
    // Work that begins on another day than today is asked about first.
    await page.getByLabel('Day', { exact: true }).fill(mondayAhead(2));
    await page.getByRole('button', { name: /^(Set date|Book anyway)$/ }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a weather hold', async () => {
    await page.getByRole('button', { name: 'Weather hold' }).click();
    await page.getByLabel('I know the new start time').check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('work in progress with its delivery, and a change of it', async () => {
    await page.getByRole('button', { name: 'Start work' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start work' }).click();
    await sendWithoutUndo(page);
    await expect(page.getByRole('button', { name: 'Deliver work' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Propose a change' }).click();
    await page.getByRole('button', { name: 'Add another change' }).click();
    await expectAccessible(page);
  });
});

test('axe finds nothing on the messages, the account and the day of a Pro', async ({ page }) => {
  await signInAs(page, 'pro1');
  await page.goto('/messages');
  const first = page.locator('main a[href*="with="]').first();
  await expect(first).toBeVisible();
  await expectAccessible(page);
  await first.click();
  await expect(page.getByRole('log')).toBeVisible();
  await expectAccessible(page);

  await goOn(page, '/account');
  await expect(page.getByRole('button', { name: 'Save details' })).toBeVisible();
  await page.getByText('Customize by type').click();
  await expect(page.getByRole('group', { name: 'New requests' })).toBeVisible();
  await expectAccessible(page);

  await goOn(page, '/vendor/schedule?view=day');
  await expect(page.getByRole('link', { name: 'Next day' })).toBeVisible();
  await expectAccessible(page);
});

const STEPS: Readonly<Record<string, RegExp>> = {
  business: /^About your business/,
  area: /^Your crew's starting ZIP code/,
  services: /^Tree removal/,
  credentials: /^Issued by/,
  equipment: /^Stump grinder/,
  crew: /^Role/,
  prices: /^Work/,
  hours: /^Opens/,
  media: /^Photos of your work/,
};

test('axe finds nothing on any step of an application', async ({ page }) => {
  await signInAs(page, 'pro3');
  for (const [step, field] of Object.entries(STEPS)) {
    await goOn(page, `/vendor/onboarding?step=${step}`);
    if (step === 'credentials' || step === 'crew') {
      await page.getByRole('button', { name: /^Add another/ }).click();
    }
    if (step === 'crew') await page.getByText('Add qualifications').click();
    await expect(page.getByLabel(field).first()).toBeAttached();
    await expectAccessible(page);
  }
});
