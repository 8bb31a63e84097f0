import { expect, test } from '../support/test';
import { answerAll } from '../support/wizard';

// One Pro is asked, and no one else.
test.use({ isolatedStack: true });

test('“Ask this Pro” on a profile sends the request to that Pro alone', async ({
  newSession,
  product,
}) => {
  test.setTimeout(150_000);
  const { page, caller: owner } = await newSession('owner');
  const [vendor] = await product.query(
    `select v.vendor_id from public.vendor_profiles v join public.profiles p on p.id = v.vendor_id
     where p.email = 'pro2@demo.example'`,
  );
  await page.goto(`/providers/${String(vendor?.['vendor_id'])}`);
  await page.getByRole('link', { name: 'Ask this Pro' }).click();
  await answerAll(page);
  await expect(page.getByRole('region', { name: 'The Pro you chose' })).toBeVisible();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'We received your request' })).toBeVisible();
  const [sent] = await owner.read<{ id: string }>(
    'service_requests?select=id&order=created_at.desc,id&limit=1',
  );
  expect(await owner.read(`leads?select=vendor_id&request_id=eq.${sent?.id}`)).toEqual([vendor]);
});
