import { randomUUID } from 'node:crypto';
import { giveReason } from '../support/adminPages';
import { personOf, submitWork } from '../support/asPerson';
import { leadOf, sendQuote, takeLead } from '../support/deals';
import { mailTo } from '../support/mailbox';
import { applyForRemovals, approveBusiness, signUpBusiness } from '../support/newBusiness';
import { createSession } from '../support/session';
import { expect, test } from '../support/test';

test.use({ isolatedStack: true });

// Absarokee, Montana: no Pro of the demo data travels there.
const ZIP = '59001';
const EMAIL = 'first.in.town@example.com';
const PASSWORD = 'a quiet grove of oaks';
const BUSINESS = 'Stillwater Tree Care';

test('where no Pro works yet, a request waits for the first one who joins, or for an administrator', async ({
  page,
  newSession,
  newPage,
  request,
}) => {
  test.setTimeout(240_000);
  const { page: ownerPage, caller: owner } = await newSession('owner');
  const { page: admin } = await newSession('admin');
  // At night the mails would wait for the morning.
  await owner.call('save_notification_preferences', { preferences: { quiet: false } });
  const heading = (words: string) => ownerPage.getByRole('heading', { name: words });

  await test.step('a visitor reads that nobody is available before anything is typed', async () => {
    const visitor = await newPage();
    await visitor.goto('/request');
    await visitor.getByRole('radio', { name: /^Tree removal/ }).check();
    await visitor.getByRole('radio', { name: /^Medium/ }).check();
    await visitor.getByLabel('ZIP code').fill(ZIP);
    await expect(visitor.getByText(/^No vetted Pro near Absarokee, MT/)).toBeVisible();
    await expect(visitor.getByText('15 minutes')).toHaveCount(0);
  });

  const work = await submitWork(owner, { zip: ZIP });
  await test.step('the owner reads that no Pro is available yet', async () => {
    await ownerPage.goto(`/requests/${work.id}`);
    await expect(heading('No Pro near you is available yet')).toBeVisible();
  });

  await test.step('a Pro joins, is approved, and is offered the request', async () => {
    await signUpBusiness(page, request, {
      name: BUSINESS,
      email: EMAIL,
      password: PASSWORD,
      zip: ZIP,
    });
    await applyForRemovals(page);
    await approveBusiness(admin, BUSINESS);
    await expect(heading('Pros near you have been notified')).toBeVisible({ timeout: 90_000 });
    await mailTo(request, 'owner@demo.example', /A Pro was found for request/);
  });

  const vendor = personOf(request, await createSession(request, EMAIL, PASSWORD));
  await test.step('the Pro quotes, and the owner accepts', async () => {
    const lead = await leadOf(vendor, work);
    await takeLead(vendor, lead);
    const quote = await sendQuote(vendor, lead, { 'Remove the oak': 900 });
    await expect(heading('You have a quote')).toBeVisible();
    await owner.call('accept_quote', { quote_id: quote, idempotency_key: randomUUID() });
    await expect(heading('You chose your Pro')).toBeVisible();
  });

  const second = await submitWork(owner, { zip: ZIP });
  await test.step('the only Pro passes on the next request, and everyone hears of it', async () => {
    await ownerPage.goto(`/requests/${second.id}`);
    await expect(heading('Pros near you have been notified')).toBeVisible();
    await vendor.call('decline_lead', {
      lead_id: await leadOf(vendor, second),
      reason: 'Fully booked',
    });
    await expect(heading('Every Pro we asked has passed')).toBeVisible({ timeout: 90_000 });
    await expect(ownerPage.getByText(/We asked 1 Pro: 1 is fully booked/).first()).toBeVisible();
  });

  await test.step('an administrator offers it to a Pro by hand', async () => {
    await admin.goto(`/admin-utility/requests/${second.id}`);
    await admin.getByRole('button', { name: 'Offer to a Pro' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('Whitfield');
    await dialog.getByRole('searchbox').press('Enter');
    await dialog.getByRole('button', { name: /^Choose Whitfield/ }).click();
    await giveReason(admin, 'Reason', 'Agreed on the phone.', 'Offer to Whitfield Tree & Crown');
    await expect(heading('Pros near you have been notified')).toBeVisible();
  });
});
