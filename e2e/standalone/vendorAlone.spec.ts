import { accounts } from '../support/accounts';
import { daysAfter, mondayAhead } from '../support/days';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';
import { testRunsAlone } from './runsAlone';

test.use({ served: 'mf-vendor' });

testRunsAlone('mf-vendor');

test('a Pro takes a request, quotes it and puts the job into the schedule, without the shell', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, 'pro1');
  await page.goto('/vendor/requests');
  await page
    .getByRole('link', { name: /^View details of request/ })
    .first()
    .click();
  await page.waitForURL(/\/vendor\/requests\/[0-9a-f-]{36}$/);
  await expect(page.getByText(/^Request #\d+ in /)).toBeVisible();
  await page.getByRole('heading', { name: 'Why you ranked here' }).click();
  await expect(page.getByText(/^You ranked \d+\w+ of \d+/)).toBeVisible();
  await page.getByRole('button', { name: /^Accept for \d+ tokens?$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Accept for/ })
    .click();
  await expect(page.getByRole('log')).toBeVisible();
  await page.getByLabel('Price each').first().fill('650');
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByText(/^Version 1, sent/)).toBeVisible();

  // The owner, who is not at hand here, agrees: others may have quoted this request too.
  const requestId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await product.query(`do $$
    declare
      quote public.quotes;
    begin
      select q.* into strict quote from public.quotes q
        join auth.users u on u.id = q.vendor_id and u.email = '${accounts.pro1.email}'
        where q.request_id = '${requestId}' and q.state in ('sent', 'viewed');
      perform set_config('request.jwt.claims', jsonb_build_object('sub', quote.owner_id, 'role', 'authenticated')::text, true);
      perform set_config('request.jwt.claim.sub', quote.owner_id::text, true);
      perform public.accept_quote(quote.id, gen_random_uuid());
    end $$`);
  await expect(page.getByRole('button', { name: 'Set date' })).toBeVisible();

  await page.getByRole('link', { name: 'Schedule', exact: true }).first().click();
  await page.waitForURL('**/vendor/schedule');
  const waiting = page.getByRole('region', { name: 'To schedule' });
  const job = waiting.getByRole('listitem').filter({
    has: page.locator(`a[href="/vendor/requests/${requestId}"]`),
  });
  await job.getByRole('button', { name: 'Set date' }).click();
  const dialog = page.getByRole('dialog');
  const day = daysAfter(mondayAhead(11), 2);
  await dialog.getByLabel('Day').fill(day);
  await dialog.getByLabel('Start').fill('09:00');
  await dialog.getByRole('button', { name: 'Set date' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(`/vendor/schedule?view=day&day=${day}`);
  await expect(
    page.locator(`[data-day="${day}"] a[href="/vendor/requests/${requestId}"]`),
  ).toBeVisible();
});
