import { expectAccessible, expectNoSideways } from '../support/accessibility';
import { signInAs } from '../support/accounts';
import { expect, test } from '../support/test';

test.use({ apart: 'pages of administrators' });

const pages = [
  ['/admin', 'Admin dashboard'],
  ['/admin-utility', 'Admin Tools'],
  ['/admin-utility/claims', 'Credit claims'],
  ['/admin-utility/disputes', 'Disputes'],
  ['/admin-utility/reviews', 'Review moderation'],
  ['/admin-utility/messages', 'Reported messages'],
  ['/admin-utility/adjustments', 'Token adjustments'],
  ['/admin-utility/flags', 'Feature flags'],
  ['/admin-utility/plans', 'Plans'],
  ['/admin-utility/prices', 'Price book'],
  ['/admin-utility/matching', 'Matching settings'],
  ['/admin-utility/announcements', 'Announcements'],
  ['/admin-utility/audit', 'Audit log'],
  ['/admin-utility/people', 'Accounts'],
  ['/admin-utility/contact', 'Contact messages'],
  ['/admin/vendor-approval', 'Vendor approval'],
] as const;

for (const [path, heading] of pages) {
  test(`${path} is for everybody, at every width, in light and dark`, async ({ page }) => {
    test.setTimeout(300_000);
    await signInAs(page, 'admin');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /^We could not/ })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSideways(page);
  });
}

test('an application under review is for everybody, at every width, in light and dark', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signInAs(page, 'admin');
  await page.goto('/admin/vendor-approval');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('list', { name: 'Checklist' })).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSideways(page);
});
