import { signInAs } from '../support/signIn';
import { expectAccessible } from '../support/accessibility';
import { goOn } from '../support/inOnePage';
import { expect, test } from '../support/test';

const PAGES = [
  ['/dashboard', /^Hello/],
  ['/requests', 'My Requests'],
  ['/properties', 'Properties'],
  ['/properties/import', 'Import a list'],
  ['/account', 'Account Settings'],
] as const;

test('the pages of a property manager are accessible @core', async ({ page }) => {
  test.setTimeout(180_000);
  await signInAs(page, 'manager');
  for (const [path, heading] of PAGES) {
    await test.step(path, async () => {
      await goOn(page, path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
      await expectAccessible(page);
    });
  }
});

test('requests are found by words, state and order, and the address keeps what was looked for', async ({
  page,
}) => {
  await signInAs(page, 'manager');
  await page.goto('/requests');
  const found = page.getByRole('main').getByRole('link', { name: /#\d+/ });
  await page.getByLabel('Search your requests').fill('quarry trimming');
  await expect(found).toHaveCount(1);
  await expect(page).toHaveURL(/q=quarry/);
  await page.reload();
  await expect(page.getByLabel('Search your requests')).toHaveValue('quarry trimming');
  await expect(found).toHaveCount(1);
  await page.getByLabel('Status').selectOption('done');
  await expect(page.getByRole('heading', { name: 'No matching requests' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all requests' }).click();
  await expect(page).toHaveURL(/\/requests$/);
  await expect(found.first()).toBeVisible();
});

test.describe('with ten thousand requests', () => {
  test.use({ isolatedStack: true });

  test('a page of the list comes at once, and the next continues it', async ({ page, product }) => {
    test.setTimeout(180_000);
    await product.query(
      `insert into public.service_requests (owner_id, property_id, state, category, timing, description,
         contact_name, city, region, zip, latitude, longitude, time_zone, estimate, estimate_low_cents,
         estimate_high_cents, token_price, created_at)
       select r.owner_id, r.property_id, 'closed', r.category, r.timing, 'Old work ' || n, r.contact_name,
         r.city, r.region, r.zip, r.latitude, r.longitude, r.time_zone, r.estimate, r.estimate_low_cents,
         r.estimate_high_cents, r.token_price, r.created_at - n * interval '1 minute'
       from (select s.* from public.service_requests s join public.profiles p on p.id = s.owner_id
             where p.email = 'manager@demo.example' order by s.created_at, s.id limit 1) r,
         generate_series(1, 10000) n`,
    );
    await signInAs(page, 'manager');
    await page.goto('/requests');
    await expect(page.getByText(/^20 of 10,\d{3} shown$/)).toBeVisible();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(page.getByText(/^40 of 10,\d{3} shown$/)).toBeVisible();
    const before = Date.now();
    await page.getByLabel('Sort by').selectOption('oldest');
    await expect(page.getByText(/^20 of 10,\d{3} shown$/)).toBeVisible();
    expect(Date.now() - before).toBeLessThan(5_000);
  });
});
