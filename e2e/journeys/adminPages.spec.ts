import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { yearsOfWork } from '../support/busyOffice';
import { crowdOfVendors } from '../support/crowd';
import { goOn } from '../support/inOnePage';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';

test.use({ isolatedStack: true });

/** Pages of administrators, each with its heading. */
const pages = {
  '/admin': 'Admin dashboard',
  '/admin-utility/queue': 'Review queue',
  '/admin-utility/claims': 'Refund claims',
  '/admin-utility/disputes': 'Disputes',
  '/admin-utility/reviews': 'Reported reviews',
  '/admin-utility/messages': 'Reported messages',
  '/admin-utility/adjustments': 'Token adjustments',
  '/admin-utility/contact': 'Contact messages',
  '/admin/vendor-approval': 'Pro approval',
  '/admin-utility': 'Admin Tools',
  '/admin-utility/flags': 'Feature flags',
  '/admin-utility/plans': 'Plans',
  '/admin-utility/prices': 'Price book',
  '/admin-utility/matching': 'Matching settings',
  '/admin-utility/announcements': 'Announcements',
  '/admin-utility/page-speed': 'Page speed',
  '/admin-utility/audit': 'Audit log',
  '/admin-utility/people': 'Accounts',
  '/admin-utility/administrators': 'Administrators',
  '/admin/match-visualization': 'Match visualization',
  '/admin/error-logs': 'Error logs',
  '/admin-utility/payments': 'Payments',
  '/admin-diagnostics': 'Diagnostics',
  '/admin-check': 'Admin check',
  '/admin/bypass': 'View as',
  '/messages': 'Messages',
} as const;

/** Addresses of one of each kind with much to show, and the heading of each. */
const ONE_OF_EACH = `
  select path, heading from (
    (select 1, '/admin/match-visualization?request=' || m.request_id, 'Match visualization'
    from public.match_runs m where m.ranked between 5 and 50 order by m.ranked desc, m.id limit 1)
    union all
    select 1, '/admin-utility/requests/' || r.id, '#' || r.number || ': Tree removal'
    from (
      select r.id, r.number from public.service_requests r join public.jobs j on j.request_id = r.id
      where r.category = 'tree_removal' order by r.number limit 1
    ) r
    union all
    select 2, '/admin-utility/disputes?dispute=' || d.id, 'Disputes' from public.job_disputes d
    union all
    select 3, '/admin-utility/claims?claim=' || c.id, 'Refund claims' from public.lead_credit_claims c
  ) each (place, path, heading) order by place`;

/** Pages whose parts are tabs, and the heading of each. */
const WITH_TABS = `
  select path, heading from (
    select 1, '/admin/person/' || p.id, concat_ws(' ', p.first_name, p.last_name)
    from public.profiles p where p.email = 'owner@demo.example'
    union all
    select 2, '/admin/vendor/' || v.vendor_id, v.business_name from public.vendor_profiles v
    where v.business_name = 'Whitfield Tree & Crown'
  ) each (place, path, heading) order by place`;

/** Tabs that look like no page before them. */
const TABS_OF_THEIR_OWN = /[?]tab=(?:profile|work|tokens)$/;

/** Waits until a page has everything it shows. */
async function expectRead(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^We (could not|couldn't)/ })).toHaveCount(0);
}

async function expectAccessiblePage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expectRead(page);
  await expectAccessible(page);
  await expectShort(page);
}

/** No page is over three screens long, unless it has links to its parts. */
async function expectShort(page: Page): Promise<void> {
  if ((await page.getByRole('navigation', { name: 'On this page' }).count()) > 0) return;
  const screens = await page.evaluate(
    () => document.documentElement.scrollHeight / document.documentElement.clientHeight,
  );
  expect(screens).toBeLessThanOrEqual(3);
}

test('the pages of administrators are accessible and short with years of work, also an application under review @core', async ({
  page,
  product,
}) => {
  test.setTimeout(400_000);
  await product.query(crowdOfVendors(200));
  await product.query(yearsOfWork(200));
  await signInAs(page, 'admin');
  for (const [path, heading] of Object.entries(pages)) {
    await test.step(path, async () => {
      await goOn(page, path);
      await expectAccessiblePage(page, heading);
    });
  }
  for (const { path, heading } of await product.query(ONE_OF_EACH)) {
    await test.step(String(path), async () => {
      await page.goto(String(path));
      await expectAccessiblePage(page, String(heading));
    });
  }
  for (const { path, heading } of await product.query(WITH_TABS)) {
    await goOn(page, String(path));
    await expect(page.getByRole('heading', { level: 1, name: String(heading) })).toBeVisible();
    const tabs = page.getByRole('navigation', { name: /^About this / }).getByRole('link');
    await expect(tabs).not.toHaveCount(0);
    for (const tab of await tabs.all()) {
      await test.step(`${String(path)}: ${await tab.innerText()}`, async () => {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-current', 'page');
        await expectRead(page);
        if (TABS_OF_THEIR_OWN.test(page.url())) await expectAccessible(page);
        await expectShort(page);
      });
    }
  }
  await test.step('an application under review', async () => {
    await page.goto('/admin/vendor-approval');
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('list', { name: 'Checklist' })).toBeVisible();
    await expectAccessiblePage(page, 'Pro approval');
  });
});
