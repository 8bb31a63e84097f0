import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let near: string[];
let far: string;
beforeAll(async () => {
  market = await openMarketplace();
  near = await market.vendors(6, { zip: '78704' });
  // Farther off, so behind the six on every request; good enough for a boost to act.
  far = await market.vendor({ zip: '78664' });
  await market.database.query(
    `update public.vendor_profiles set rating_count = 40, rating_sum = 200, jobs_completed = 30,
       approved_at = now() - interval '2 years' where vendor_id = any ($1::uuid[])`,
    [[...near, far]],
  );
  for (let count = 0; count < 3; count += 1) await market.submit(await market.owner());
});
afterAll(() => market.database.close());

interface Simulation {
  matches: number;
  below_floor: number;
  offered_without: number;
  offered_with: number;
  higher: number;
  same: number;
  lower: number;
  median_place_without: number | null;
  median_place_with: number | null;
}

const simulate = (vendor: string, multiplier: number | null) =>
  market.call<Simulation>(vendor, 'simulate_boost', { multiplier });

test('it counts the matches that were, also those that offered the Pro nothing', async () => {
  expect(await simulate(far, 1)).toMatchObject({
    matches: 3,
    higher: 0,
    same: 3,
    lower: 0,
    offered_without: 0,
    offered_with: 0,
    median_place_without: 7,
  });
});

test('it tells what a boost changes, exactly as matching would', async () => {
  const simulated = await simulate(far, 1.3);
  expect(simulated).toMatchObject({ matches: 3, lower: 0, below_floor: 0 });
  await market.database.query(
    `insert into public.vendor_subscriptions (vendor_id, plan_id, state, current_period_end)
     select $1, id, 'active', now() + interval '20 days' from public.subscription_plans where tier = 'premium'`,
    [far],
  );
  const { id } = await market.submit(await market.owner());
  const place = await market.value<number>(
    `select array_position(c.offer_order, array_position(c.vendor_ids, $2::uuid))
     from public.match_candidates c join public.match_runs r on r.id = c.run_id where r.request_id = $1`,
    [id, far],
  );
  expect(simulated.median_place_with).toBe(place);
  expect(simulated.offered_with).toBe(place <= 5 ? 3 : 0);
});

test('who was in no match learns nothing, and no boost below the floor helps', async () => {
  const stranger = await market.vendor({ zip: '10001' });
  expect(await simulate(stranger, 1.3)).toMatchObject({
    matches: 0,
    median_place_with: null,
  });
  await market.database.query('update public.matching_policy set floor_rating = 5.1');
  expect(await simulate(far, 1.3)).toMatchObject({ below_floor: 4, higher: 0, same: 4 });
});

test('a boost is between 1 and 3', async () => {
  for (const multiplier of [null, 0, 0.99, 3.01, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect((await refusal(simulate(far, multiplier))).message).toBe('A boost is between 1 and 3.');
  }
});
