import { followMailedLink, mailTo } from '../support/mailbox';
import { savedPdf } from '../support/pdf';
import {
  acceptAndReview,
  acceptLead,
  acceptQuote,
  deliverWork,
  quoteWork,
  writeToOwner,
} from '../support/mainJobSteps';
import { expectPhoneScreens } from '../support/phoneScreens';
import { expect, test } from '../support/test';
import { describeWork } from '../support/describeWork';
import { signUpToSend } from '../support/wizard';

const EMAIL = 'olivia@example.com';
const PASSWORD = 'a quiet grove of oaks';

// On the database of `npm start`; the other journeys run on that of production.
test.use({ isolatedStack: true, engine: 'embedded' });

test('from a visitor’s first look to a reviewed job @core', async ({
  page,
  newSession,
  request,
}) => {
  test.setTimeout(240_000);

  await test.step('a visitor describes the work and sees an estimate', async () => {
    await page.goto('/');
    await describeWork(page, 'Olivia');
  });

  await test.step('she signs up and confirms by mail; the waiting request is sent', async () => {
    await signUpToSend(page, EMAIL, PASSWORD);
    await followMailedLink(page, await mailTo(request, EMAIL, /confirm/i));
    await expect(page.getByRole('heading', { name: 'We received your request' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText(/^Your request number is #\d+/)).toBeVisible();
    await expect(page.getByText(/^[1-9]\d* Pros? ha(s|ve) been notified so far/)).toBeVisible();
  });

  await test.step('the confirmation survives a reload and leads to her request', async () => {
    await page.reload();
    await expect(page.getByText(/^Your request number is #\d+/)).toBeVisible();
    await page.getByRole('link', { name: 'View my request', exact: true }).click();
    await page.waitForURL('**/requests/*');
    await expect(page.getByRole('button', { name: /photo 1 of 1/ })).toBeVisible();
  });
  const requestId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const { page: pro1 } = await newSession('pro1');
  const { page: pro2 } = await newSession('pro2');

  await test.step('two approved Pros nearby are offered it; one accepts with tokens', async () => {
    await pro2.goto(`/vendor/requests/${requestId}`);
    await expect(pro2.getByRole('button', { name: /^Accept for \d+ tokens/ })).toBeVisible();
    await pro1.goto('/vendor/requests');
    await pro1.locator(`a[href="/vendor/requests/${requestId}"]`).first().click();
    await pro1.waitForURL(`**/vendor/requests/${requestId}`);
    await expect(pro1.getByRole('button', { name: /^Accept for \d+ tokens/ })).toHaveCount(1);
    await acceptLead(pro1);
    await expect(pro1.getByText('1204 Barton Hills Drive')).toHaveCount(0);
  });

  await test.step('they talk, live in both browsers', async () => {
    await writeToOwner(pro1, 'Olivia', 'I can come on Tuesday. Is the gate 4 ft wide?');
    await page
      .getByRole('button', { name: /Messages/ })
      .first()
      .click();
    await expect(page.getByRole('log')).toContainText('I can come on Tuesday');
    await page.getByLabel(/^Message to/).fill('Yes, wide enough. Call me: 512 555 0143');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(pro1.getByRole('log')).toContainText('Yes, wide enough');
    await expect(pro1.getByRole('log')).toContainText('[phone hidden]');
    await page.keyboard.press('Escape');
  });

  await test.step('the Pro quotes, the owner accepts', async () => {
    await quoteWork(pro1, 'Olivia', '1450');
    await acceptQuote(page, '(512) 555-0134');
    await expectPhoneScreens(page, 2);
    await expect(pro1.getByText('1204 Barton Hills Drive').first()).toBeVisible();
  });

  await test.step('the other Pro sees that it is taken', async () => {
    await expect(pro2.getByRole('button', { name: /^Accept for/ })).toHaveCount(0);
  });

  await test.step('the Pro does the job and delivers with a photo', async () => {
    await deliverWork(pro1, 'Olivia');
    await expect(page.getByRole('button', { name: 'Accept work' })).toBeVisible();
    await expectPhoneScreens(page, 2);
  });

  await test.step('the owner accepts the work and reviews it', async () => {
    await acceptAndReview(page, 'done.jpg');
    const review = page.getByRole('article', { name: 'Your review' });
    await expect(
      review.getByRole('button', { name: /The reviewed work, photo 1 of 1/ }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download receipt' })).toBeVisible();
    await expectPhoneScreens(page, 2);
  });

  await test.step('the owner keeps a receipt of what was agreed', async () => {
    const receipt = await savedPdf(page, 'Download receipt');
    expect(receipt).toMatch(/Amount agreed\s+\$1,450/);
    expect(receipt).toContain('1204 Barton Hills Drive');
    expect(receipt).toMatch(/isn't\s+proof\s+of\s+payment/);
  });

  await test.step('the tree that is gone leaves the inventory', async () => {
    const question = page.getByRole('region', { name: 'Is this tree gone?' });
    await question.getByRole('button', { name: "Yes, it's gone" }).click();
    await expect(question).toHaveCount(0);
    await page.goto('/properties');
    await page
      .getByRole('main')
      .getByRole('link', { name: /1204 Barton Hills/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'No matching trees' })).toBeVisible();
    await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Removed' });
    await expect(page.getByRole('row', { name: /Live oak/ })).toContainText('Removed');
  });

  await test.step('an administrator sees the request and how it was matched', async () => {
    const { page: admin } = await newSession('admin');
    await admin.goto(`/admin/match-visualization?request=${requestId}`);
    await expect(admin.getByRole('heading', { name: /Tree removal/ }).first()).toBeVisible();
    await expect(admin.getByRole('img', { name: /[1-9]\d* offered/ })).toBeVisible();
  });
});
