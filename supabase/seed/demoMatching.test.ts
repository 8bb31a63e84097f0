import { Marketplace } from '../tests/support/marketplace';
import { seededDatabase } from './seededDatabase';

// The promises of matching in the demo market.

let market: Marketplace;
beforeAll(async () => {
  market = new Marketplace(await seededDatabase());
}, 300_000);
afterAll(() => market.database.close());

const count = (sql: string) => market.value<number>(`(select count(*)::int from ${sql})`);

const CANDIDATES = `public.match_runs run join public.match_candidates seen on seen.run_id = run.id
  join public.leads l on l.request_id = run.request_id`;

test('no Pro under 4.0 stars with two or more reviews was promoted, though some of them have a plan', async () => {
  expect(
    await count(`${CANDIDATES}, lateral (select array_position(seen.vendor_ids, l.vendor_id) as n) one
      where l.promoted and seen.reviews[one.n] >= 2 and seen.stars[one.n] < 4 and run.created_at <= l.offered_at`),
  ).toBe(0);
  expect(await count('public.leads l where l.promoted')).toBeGreaterThan(0);
  expect(
    await count(`public.vendor_profiles v join public.vendor_subscriptions s on s.vendor_id = v.vendor_id and s.state = 'active'
      where v.rating_count >= 2 and v.rating_sum < 4 * v.rating_count`),
  ).toBeGreaterThan(0);
});

test('everyone who is approved has verified, unexpired liability insurance', async () => {
  expect(
    await count(
      `public.vendor_profiles v where v.state = 'approved' and not private.is_insured(v.vendor_id, now())`,
    ),
  ).toBe(0);
  expect(await count(`public.find_vendors('78704')`)).toBeGreaterThan(10);
});

test.each(['78704', '78745', '78664', '97214'])(
  'a new Pro in %s without a plan is among the first five of one of the first three requests',
  async (zip) => {
    const newcomer = await market.vendor({ zip });
    let isAsked = false;
    for (let turn = 0; turn < 3; turn += 1) {
      const { id } = await market.submit(await market.owner(), {
        property: { address: `${turn} New Lane`, zip, label: 'Home' },
      });
      const first = (await market.leads(id)).slice(0, 5);
      isAsked ||= first.some((lead) => lead.vendor_id === newcomer);
    }
    expect(isAsked).toBe(true);
  },
);

test('no one is shown as promoted with fewer than 4.0 stars', async () => {
  expect(
    await count(`public.vendor_profiles v where v.state = 'approved' and v.rating_count > 0
      and v.rating_sum < 4 * v.rating_count
      and (private.is_featured(v.vendor_id) or v.rating_count < 2 and private.plan_boost(v.vendor_id, now()) > 1)`),
  ).toBe(0);
});
