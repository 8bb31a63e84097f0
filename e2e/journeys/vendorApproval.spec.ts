import type { Page } from '@playwright/test';
import { pdf } from '../support/pdf';
import { expect, test } from '../support/test';
import { giveReason, openAdmin } from '../support/adminPages';

test.use({ isolatedStack: true });

const BUSINESS = 'Nair Arbor Studio';
const MISSING = 'The certificate names another business.';
const CHECKED = 'Insurance and certification checked with their issuers.';

/** Waits until a page of a PDF is drawn, with words on it. */
async function expectDrawn(page: Page, name: string): Promise<void> {
  const paper = page.getByRole('img', { name, exact: true });
  await expect(paper).toHaveAttribute('aria-busy', 'false');
  const ink = await paper.evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    return pixels?.filter((value, place) => place % 4 === 0 && value < 128).length ?? 0;
  });
  expect(ink).toBeGreaterThan(100);
}

test('a Pro is approved after a rejected document, and two administrators never overwrite each other', async ({
  newSession,
}) => {
  test.setTimeout(300_000);
  const vendor = await newSession('pro3');
  const first = await newSession('admin');
  const second = await newSession('admin2');
  const openReview = async (page: typeof first.page) => {
    await openAdmin(page, '/admin/vendor-approval', 'Pro approval');
    await page.getByRole('table').getByRole('link', { name: BUSINESS, exact: true }).click();
    await expect(page).toHaveURL(/vendor=/);
    await expect(page.getByRole('heading', { level: 2, name: BUSINESS })).toBeVisible();
  };
  const standing = () =>
    vendor.caller.read(`vendor_profiles?select=state&vendor_id=eq.${vendor.caller.id}`);

  await test.step('the insurance is rejected and documents are asked for', async () => {
    await openReview(first.page);
    await first.page.getByRole('button', { name: 'Reject Liability insurance' }).click();
    await giveReason(first.page, 'Reason', MISSING, 'Reject');
    await expect(first.page.getByText(`“${MISSING}”`).first()).toBeVisible();
    await first.page.getByRole('button', { name: 'Request documents', exact: true }).click();
    await giveReason(first.page, 'Reason', MISSING, 'Request documents');
    await expect(first.page.getByText('Shown to the Pro')).toBeVisible();
  });

  await test.step('the Pro reads why, replaces the document and submits again', async () => {
    await vendor.page.goto('/vendor/onboarding?step=credentials');
    await expect(vendor.page.getByText(`Reason: ${MISSING}`).first()).toBeVisible();
    const [chooser] = await Promise.all([
      vendor.page.waitForEvent('filechooser'),
      vendor.page
        .getByRole('button', { name: /^(Add|Replace) document for Liability insurance/ })
        .click(),
    ]);
    await chooser.setFiles(pdf('certificate.pdf', ['Certificate of insurance', 'Second page']));
    await expect(
      vendor.page.getByRole('region', { name: /^Notifications/ }).getByText('Document added'),
    ).toBeVisible();
    await vendor.page.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(vendor.page.getByText("We're reviewing your application")).toBeVisible();
  });

  await test.step('both administrators look; the first verifies while the second decides', async () => {
    await openReview(second.page);
    await second.page.getByRole('button', { name: 'Reject', exact: true }).click();
    await openReview(first.page);
    await first.page
      .getByRole('button', { name: 'Show the document of Liability insurance' })
      .click();
    await expectDrawn(first.page, 'Document of Liability insurance, page 1 of 2');
    await first.page.getByRole('button', { name: 'Next page', exact: true }).click();
    await expectDrawn(first.page, 'Document of Liability insurance, page 2 of 2');
    await first.page.getByRole('button', { name: 'Verify Liability insurance' }).click();
    await giveReason(first.page, 'Evidence', 'Confirmed by the insurer by phone.', 'Verify');
    await expect(
      first.page.getByRole('button', { name: 'Withdraw Liability insurance' }),
    ).toBeVisible();
    await giveReason(second.page, 'Reason', 'No insurance.', 'Reject');
    const dialog = second.page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText(
      'This business was changed since you opened it.',
    );
    await expect(dialog.getByLabel('Reason', { exact: true })).toHaveValue('No insurance.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await standing()).toEqual([{ state: 'under_review' }]);
  });

  await test.step('the second verifies the certification, having looked again', async () => {
    await second.page
      .getByRole('button', { name: /^Verify ISA/ })
      .first()
      .click();
    await giveReason(second.page, 'Evidence', 'Found in the register of the ISA.', 'Verify');
    await expect(second.page.getByRole('button', { name: /^Withdraw ISA/ })).toBeVisible();
  });

  await test.step('with everything verified it is approved together with the others', async () => {
    await openAdmin(first.page, '/admin/vendor-approval', 'Pro approval');
    await first.page.getByRole('button', { name: /^Approve \d+ Pros?$/ }).click();
    const dialog = first.page.getByRole('dialog');
    await expect(dialog.getByRole('listitem').filter({ hasText: BUSINESS })).toBeVisible();
    await giveReason(first.page, 'Reason', CHECKED, 'Approve');
    await expect(first.page.getByText(/^\d+ Pros? approved$/)).toBeVisible();
    expect(await standing()).toEqual([{ state: 'approved' }]);
    await expect(vendor.page.getByText('Your business is approved').first()).toBeVisible();
  });

  await test.step('the list of decisions says who decided, and why', async () => {
    await first.page.getByRole('link', { name: 'Decisions', exact: true }).click();
    await expect(first.page).toHaveURL(/list=decided/);
    const row = first.page
      .getByRole('table', { name: 'Decisions' })
      .getByRole('row')
      .filter({ hasText: BUSINESS })
      .filter({ hasText: 'Approved a Pro' });
    await expect(row).toContainText('admin@demo.example');
    await expect(row).toContainText(CHECKED);
  });
});
