import { linkIn, mailTo } from '../support/mailbox';
import { expect, test } from '../support/test';
import { browserOf } from './people';

const EMAIL = 'crew@example.com';
const BUSINESS = 'High Limb Crew';

test('a new Pro signs up, applies and is approved by an administrator', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(180_000);
  if (!baseURL) throw new Error('The copy of the product has no address.');

  await test.step('the Pro signs up and confirms by mail', async () => {
    await page.goto('/join-as-pro');
    await page.getByLabel('Business name').fill(BUSINESS);
    await page.getByLabel('ZIP code').fill('78704');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill('a quiet grove of oaks');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: /create account|join/i }).click();
    await page.goto(linkIn(await mailTo(request, EMAIL, /confirm/i)));
    await expect(page).toHaveURL(/\/vendor\//);
  });

  await test.step('the application says what is missing', async () => {
    await page.goto('/vendor/onboarding');
    await expect(page.getByText(/insurance/i).first()).toBeVisible();
  });

  const admin = await browserOf(browser, baseURL, 'admin');
  await test.step('an administrator approves a waiting Pro with a reason', async () => {
    await admin.goto('/admin/vendor-approval');
    await admin.getByRole('table').getByRole('link').first().click();
    await expect(admin).toHaveURL(/vendor=/);
    await admin.getByRole('button', { name: 'Approve', exact: true }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Insurance and references checked.');
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(admin.getByText(/is approved/).first()).toBeVisible();
  });
});
