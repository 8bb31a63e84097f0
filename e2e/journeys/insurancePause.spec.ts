import { expectAccessible } from '../support/accessibility';
import { photo } from '../support/pictures';
import { expect, test } from '../support/test';
import { giveReason } from '../support/adminPages';

test.use({ isolatedStack: true });

const BUSINESS = 'Boone & Daughter Tree Care';
const INSURER = 'Second Mutual';
const MINUTES_A_DAY = 24 * 60;
const DAY_MS = 86_400_000;

const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test('an insurance that ends pauses its Pro, and a new one opens the business again', async ({
  newSession,
  product,
}) => {
  test.setTimeout(300_000);
  const vendor = await newSession('pro2');
  await vendor.page.goto('/vendor/account');
  await expect(vendor.page.getByText('Your business is approved')).toBeVisible();

  await test.step('a Pro pauses the business, reads for how long, and opens it again', async () => {
    await vendor.page.getByRole('button', { name: 'Pause business', exact: true }).click();
    const dialog = vendor.page.getByRole('dialog');
    const pause = dialog.getByRole('button', { name: 'Pause business', exact: true });
    await pause.click();
    await expect(dialog.getByText('Please enter a reason').first()).toBeVisible();
    await dialog.getByLabel('Reason').fill('Our crane is being repaired.');
    await dialog.getByLabel(/^Resume on/).fill(dayFromNow(10));
    await pause.click();
    await expect(vendor.page.getByText(/It resumes automatically on/)).toBeVisible();
    await vendor.page.goto('/vendor/dashboard');
    await expect(vendor.page.getByText('Our crane is being repaired.')).toBeVisible();
    await expectAccessible(vendor.page);
    await vendor.page.getByRole('button', { name: 'Resume business', exact: true }).click();
    await expect(vendor.page.getByText('Your business is paused')).toHaveCount(0);
    await vendor.page.goto('/vendor/account');
    await expect(vendor.page.getByText('Your business is approved')).toBeVisible();
  });

  await test.step('the day after its end the open page says that the business is paused, and why', async () => {
    const [insurance] = await product.query(
      `select expires_on - current_date as days from public.vendor_credentials
       where vendor_id = '${vendor.caller.id}' and kind = 'liability_insurance'`,
    );
    await product.advanceClock((Number(insurance?.['days']) + 2) * MINUTES_A_DAY);
    await expect(vendor.page.getByText('Your business is paused')).toBeVisible();
    await expect(
      vendor.page.getByText(/Your liability insurance has expired\. Add a valid policy/).first(),
    ).toBeVisible();
  });

  await test.step('the Pro adds the new insurance', async () => {
    await vendor.page.getByRole('button', { name: 'Add another credential' }).click();
    await vendor.page
      .getByLabel('Type', { exact: true })
      .selectOption({ label: 'Liability insurance' });
    await vendor.page.getByLabel('Issued by').fill(INSURER);
    await vendor.page.getByLabel('Policy or certificate number').fill('SM-4471');
    await vendor.page.getByLabel('Expires on').fill(dayFromNow(730));
    await vendor.page.getByLabel('Name of the insured').fill(BUSINESS);
    await vendor.page.getByLabel('Insured amount').fill('1000000');
    const form = vendor.page.getByRole('form', { name: 'Add a credential' });
    await form.locator('input[type=file]').setInputFiles(photo('policy.jpg'));
    await expect(form.getByText('policy.jpg')).toBeVisible();
    await form.getByRole('button', { name: 'Add credential' }).click();
    const added = vendor.page
      .getByRole('listitem')
      .filter({ hasText: `${INSURER}, number SM-4471` });
    await expect(added.getByRole('link', { name: 'View document' })).toBeVisible();
  });

  await test.step('an administrator finds it among what waits and verifies it; the business reopens automatically', async () => {
    const admin = await newSession('admin');
    await admin.page.goto(`/admin/vendor/${vendor.caller.id}`);
    await expect(admin.page.getByRole('heading', { level: 1, name: BUSINESS })).toBeVisible();
    const credential = admin.page
      .getByRole('list', { name: 'Credentials' })
      .getByRole('listitem')
      .filter({ hasText: INSURER });
    await credential.getByRole('button', { name: 'Verify Liability insurance' }).click();
    await giveReason(admin.page, 'Evidence', 'Confirmed by the insurer by phone.', 'Verify');
    await expect(
      credential.getByRole('button', { name: 'Withdraw Liability insurance' }),
    ).toBeVisible();
    await expect(vendor.page.getByText('Your business is approved')).toBeVisible();
  });
});
