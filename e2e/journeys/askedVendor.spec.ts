import type { Page } from '@playwright/test';
import type { Person } from '../support/asPerson';
import { ageOpenRequests } from '../support/deals';
import { expect, test } from '../support/test';
import { answerAll } from '../support/wizard';

// One Pro is asked, and no one else.
test.use({ isolatedStack: true });

/** Sends the request on screen; exactly this Pro was offered it. */
async function sendsTo(page: Page, owner: Person, vendorId: unknown): Promise<void> {
  await expect(page.getByRole('region', { name: 'The Pro you chose' })).toBeVisible();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'We received your request' })).toBeVisible();
  const [sent] = await owner.read<{ id: string }>(
    'service_requests?select=id&order=created_at.desc&limit=1',
  );
  expect(await owner.read(`leads?select=vendor_id&request_id=eq.${sent?.id}`)).toEqual([
    { vendor_id: vendorId },
  ]);
}

test('“Ask this Pro” on a profile sends the request to that Pro alone', async ({
  newSession,
  product,
}) => {
  test.setTimeout(150_000);
  const { page, caller } = await newSession('owner');
  const [vendor] = await product.query(
    `select v.vendor_id from public.vendor_profiles v join public.profiles p on p.id = v.vendor_id
     where p.email = 'pro2@demo.example'`,
  );
  await page.goto(`/providers/${String(vendor?.['vendor_id'])}`);
  await page.getByRole('link', { name: 'Ask this Pro' }).click();
  await answerAll(page);
  await sendsTo(page, caller, vendor?.['vendor_id']);
});

test('“Hire again” after a job sends the same work to the Pro who did it, alone', async ({
  newSession,
  product,
}) => {
  test.setTimeout(150_000);
  const { page, caller } = await newSession('owner');
  const [job] = await product.query(
    `select j.request_id, j.vendor_id, v.business_name
     from public.jobs j join public.vendor_profiles v using (vendor_id)
     where j.owner_id = '${caller.id}' and j.state = 'completed' and v.state = 'approved'
     order by j.created_at desc, j.id limit 1`,
  );
  await ageOpenRequests(product, 'owner');
  await page.goto(`/requests/${String(job?.['request_id'])}`);
  await page.getByRole('button', { name: `Hire ${String(job?.['business_name'])} again` }).click();
  await sendsTo(page, caller, job?.['vendor_id']);
});
