import { giveReason } from '../support/adminPages';
import { describeBusiness, signUpBusiness, submitInsured } from '../support/newBusiness';
import { photo } from '../support/pictures';
import { expect, test } from '../support/test';

const EMAIL = 'newcomer@example.com';
const BUSINESS = 'Slow Saw Tree Care';
const ASKED = 'Please add the certificate of your liability insurance.';

test('an application is left in the middle, resumed, sent back for more, and approved', async ({
  page,
  newSession,
  request,
}) => {
  test.setTimeout(300_000);
  const step = (name: string) => page.getByRole('button', { name: new RegExp(`^\\d? ?${name}`) });

  await test.step('a new Pro signs up and describes the business', async () => {
    await signUpBusiness(page, request, {
      name: BUSINESS,
      email: EMAIL,
      password: 'a quiet grove of oaks',
    });
    await page.goto('/vendor/onboarding');
    await describeBusiness(page);
  });

  await test.step('it is left, and continues where it was left', async () => {
    await page.goto('/vendor/dashboard');
    await page.getByRole('link', { name: 'Continue', exact: true }).click();
    await page.waitForURL('**/vendor/onboarding');
    await expect(step('Services')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('button', { name: 'Submit for approval' })).toBeDisabled();
    await page.getByRole('checkbox', { name: /^Tree removal/ }).check();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(step('Credentials')).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('with its insurance it can be submitted', async () => {
    await submitInsured(page);
  });

  const { page: admin } = await newSession('admin');
  const openApplication = async () => {
    await admin.goto('/admin/vendor-approval');
    await admin.getByRole('table').getByRole('link', { name: BUSINESS, exact: true }).click();
    await expect(admin).toHaveURL(/vendor=/);
  };
  const decide = async (decision: string, reason: string) => {
    await openApplication();
    await admin.getByRole('button', { name: decision, exact: true }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: decision, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };

  await test.step('an administrator asks for more; the Pro reads what and adds it', async () => {
    await decide('Request documents', ASKED);
    await page.goto('/vendor/onboarding?step=credentials');
    await expect(page.getByRole('heading', { name: 'What we need from you' })).toBeVisible();
    await expect(page.getByText(ASKED).first()).toBeVisible();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: /^Replace document for Liability insurance/ }).click(),
    ]);
    await chooser.setFiles(photo('certificate.jpg'));
    await expect(
      page.getByRole('region', { name: /^Notifications/ }).getByText('Document added'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(page.getByText("We're reviewing your application")).toBeVisible();
  });

  await test.step('and is approved once the insurance is verified, not before', async () => {
    const verify = admin.getByRole('button', { name: /^Verify Liability insurance/ });
    await openApplication();
    await admin.getByRole('button', { name: 'Approve', exact: true }).click();
    await giveReason(admin, 'Reason', 'All is well.', 'Approve');
    await expect(
      admin.getByText(/has no verified liability insurance that is valid today/).first(),
    ).toBeVisible();
    await admin.keyboard.press('Escape');
    await verify.first().click();
    await giveReason(admin, 'Evidence', 'Confirmed by the insurer.', 'Verify');
    await expect(verify).toHaveCount(0);
    await decide('Approve', 'The certificate was checked with the insurer.');
    await page.goto('/vendor/onboarding');
    await expect(page.getByText('Your business is approved')).toBeVisible();
  });
});
