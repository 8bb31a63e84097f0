import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';

const MANY = 10_000;
const VENDOR = `(select id from auth.users where email = 'pro1@demo.example')`;

test.use({ isolatedStack: true });

test.beforeEach(async ({ product }) => {
  // Ten thousand requests that passed the Pro by, each with a few words and two entries of the ledger.
  await product.query(`do $$
    declare
      pro uuid := ${VENDOR};
      model public.service_requests;
    begin
      perform set_config('session_replication_role', 'replica', true);
      select * into model from public.service_requests order by created_at, id limit 1;
      create temporary table many on commit drop as
        select n, gen_random_uuid() as request, gen_random_uuid() as lead, gen_random_uuid() as talk
        from generate_series(1, ${MANY}) n;
      insert into public.service_requests (id, owner_id, property_id, state, category, timing, description,
        contact_name, city, region, zip, latitude, longitude, time_zone, estimate, estimate_low_cents,
        estimate_high_cents, token_price, created_at)
      select m.request, model.owner_id, model.property_id, 'closed', 'tree_removal', 'flexible', 'An oak.', 'Ada',
        'Austin', 'TX', '78704', model.latitude, model.longitude, model.time_zone, model.estimate, 50000, 90000, 5,
        now() - m.n * interval '1 hour' from many m;
      insert into public.leads (id, request_id, vendor_id, owner_id, state, offer_position, distance_km, token_price,
        offered_at, offer_expires_at)
      select m.lead, m.request, pro, model.owner_id, 'lost', 1, 5, 5, now() - m.n * interval '1 hour',
        now() - m.n * interval '1 hour' from many m;
      perform private.list_all_leads();
      insert into public.conversations (id, lead_id, request_id, owner_id, vendor_id, owner_read_at, vendor_read_at,
        last_message_at, created_at)
      select m.talk, m.lead, m.request, model.owner_id, pro, now(), now(), now() - m.n * interval '1 hour',
        now() - m.n * interval '2 hours' from many m;
      insert into public.messages (conversation_id, sender_id, body, created_at)
      select m.talk, model.owner_id, 'Word ' || m.n, now() - m.n * interval '1 hour' from many m;
      insert into public.token_ledger (vendor_id, kind, posted_delta, held_delta, balance_after, lead_id, reason, key)
      select pro, 'hold'::public.token_entry_kind, 0, 5, 100, m.lead, 'Accepted request', 'full list ' || m.n from many m
      union all
      select pro, 'release'::public.token_entry_kind, 0, -5, 105, m.lead, 'The owner was silent', 'full list back ' || m.n from many m;
      insert into public.reviews (job_id, request_id, vendor_id, author_side, author_name, state, rating, body,
        published_at)
      select gen_random_uuid(), m.request, pro, 'owner', 'Ada', 'published', 5, 'Review ' || m.n,
        now() - (m.n / 3) * interval '1 hour' from many m;
      insert into public.notifications (person_id, kind, data, link, created_at)
      select pro, 'review_published', '{"request": "No. 1"}', '/messages', now() - m.n * interval '1 hour' from many m;
    end $$`);
});

test('with ten thousand of everything the pages stay pages', async ({ page, product }) => {
  test.setTimeout(240_000);
  await signInAs(page, 'pro1');

  await test.step('the inbox', async () => {
    await page.goto('/vendor/requests?show=closed');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(20);
    const next = page.getByRole('link', { name: 'Next page' });
    await expect(async () => {
      await page.mouse.wheel(0, 20_000);
      await expect(next).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(cards).toHaveCount(100);
    // The page may still be rolling, and a click would miss.
    await next.press('Enter');
    await expect(page).toHaveURL(/from=/);
    await expect(page.getByRole('link', { name: 'Back to first page' })).toBeVisible();
    await expect(cards).toHaveCount(20);
    await page.goto(`/vendor/requests?show=closed&find=78704&sort=estimate`);
    await expect(cards).toHaveCount(20);
  });

  await test.step('the messages', async () => {
    await page.goto('/messages');
    const rows = page.getByRole('navigation', { name: 'Conversations' }).getByRole('listitem');
    await expect(rows).toHaveCount(30);
    await page.getByRole('button', { name: 'Show more conversations' }).click();
    await expect(rows).toHaveCount(60);
    await rows
      .filter({ hasText: /Word \d+/ })
      .last()
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/with=/);
    // After a reload it is not among the first, and still open.
    await page.reload();
    await expect(page.getByRole('log')).toContainText(/Word \d+/);
    await expect(rows).toHaveCount(30);
  });

  await test.step('the ledger and the dashboard', async () => {
    await page.goto('/vendor/tokens');
    const rows = page.getByRole('table', { name: /^Token ledger/ }).getByRole('row');
    await expect(rows).toHaveCount(9);
    await page.getByRole('button', { name: 'Show older entries' }).click();
    await expect(rows).toHaveCount(17);
    await page.goto('/vendor/dashboard?days=365');
    await expect(page.getByRole('heading', { name: 'Performance' })).toBeVisible();
    await expect(page.getByRole('figure', { name: 'From offer to job' })).toBeVisible();
  });

  await test.step('the notifications and the reviews', async () => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const notices = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');
    await expect(notices).toHaveCount(20);
    await page.getByRole('button', { name: 'Show older notifications' }).click();
    await expect(notices).not.toHaveCount(20);
    const [vendor] = await product.query(`select ${VENDOR} as id`);
    await page.goto(`/providers/${String(vendor?.['id'])}`);
    const reviews = page.getByRole('article');
    await expect(reviews).toHaveCount(20);
    await page.getByRole('button', { name: 'Show more reviews' }).click();
    await expect(reviews).toHaveCount(40);
    const texts = await reviews.getByText(/^Review \d+$/).allTextContents();
    expect(new Set(texts).size).toBe(40);
  });
});
