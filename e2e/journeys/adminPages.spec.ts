import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways, PHONE_AND_DESK } from '../support/accessibility';
import { signInAs } from '../support/accounts';
import { expect, test } from '../support/test';

test.use({ apart: 'pages of administrators' });
// Each page is looked at four times by axe, which a busy machine takes its time for.
test.describe.configure({ timeout: 480_000 });

/** The pages by what an administrator does there, each with its heading. */
const rounds = {
  'where decisions wait': {
    '/admin': 'Admin dashboard',
    '/admin-utility/claims': 'Credit claims',
    '/admin-utility/disputes': 'Disputes',
    '/admin-utility/reviews': 'Review moderation',
    '/admin-utility/messages': 'Reported messages',
    '/admin-utility/adjustments': 'Token adjustments',
    '/admin-utility/contact': 'Contact messages',
    '/admin/vendor-approval': 'Vendor approval',
  },
  'where the rules are kept': {
    '/admin-utility': 'Admin Tools',
    '/admin-utility/flags': 'Feature flags',
    '/admin-utility/plans': 'Plans',
    '/admin-utility/prices': 'Price book',
    '/admin-utility/matching': 'Matching settings',
    '/admin-utility/announcements': 'Announcements',
    '/admin-utility/audit': 'Audit log',
    '/admin-utility/people': 'Accounts',
  },
} as const;

async function expectForEverybody(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^We (could not|couldn't)/ })).toHaveCount(0);
  await expectAccessible(page, PHONE_AND_DESK);
  await expectNoSideways(page);
}

for (const [name, pages] of Object.entries(rounds)) {
  test(`the pages ${name} are for everybody, on a phone and at a desk, in light and dark`, async ({
    page,
  }) => {
    await signInAs(page, 'admin');
    for (const [path, heading] of Object.entries(pages)) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectForEverybody(page, heading);
      });
    }
  });
}

test('an application under review is for everybody, on a phone and at a desk, in light and dark', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/vendor-approval');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('list', { name: 'Checklist' })).toBeVisible();
  await expectForEverybody(page, 'Vendor approval');
});
