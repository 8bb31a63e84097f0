import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let owner: string;
let admin: string;
let vendors: string[];
let request: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  admin = await market.admin();
  vendors = [...(await market.vendors(5)), await market.vendor({ plan: 'premium', zip: '78664' })];
  for (const [place, vendor] of vendors.entries()) {
    await market.database.query(
      'update public.vendor_profiles set rating_count = 20, rating_sum = $2, jobs_completed = $3 where vendor_id = $1',
      [vendor, 70 + 5 * place, 3 * place],
    );
  }
  vendors.push(await market.vendor({ zip: '78664' }));
  request = (await market.submit(owner)).id;
});
afterAll(() => market.database.close());

const rows = <T>(name: string, given: Record<string, unknown>): Promise<T[]> =>
  market.database.as({ userId: admin }, (queries) =>
    queries.query<T & Record<string, unknown>>(
      `select * from public.${name}(${Object.keys(given)
        .map((parameter, place) => `${parameter} => $${place + 1}`)
        .join(', ')})`,
      Object.values(given),
    ),
  );
const run = () => market.value<string>('private.latest_run($1)', [request]);

interface Replayed {
  base_rank: number;
  offer_position: number;
  reserved_for: string | null;
  stored_base_rank: number;
  stored_offer_position: number;
  stored_reserved_for: string | null;
}

test('a match ranked again from what it stored is the match as it was', async () => {
  // What Pros do afterwards changes nothing about it.
  await market.database.query('update public.vendor_profiles set rating_sum = 100');
  const replayed = await rows<Replayed>('replay_match', { run_id: await run() });
  expect(replayed).toHaveLength(vendors.length);
  for (const row of replayed) {
    expect([row.base_rank, row.offer_position, row.reserved_for]).toEqual([
      row.stored_base_rank,
      row.stored_offer_position,
      row.stored_reserved_for,
    ]);
  }
});

test('a trial with the settings in force is the match, other weights give another order', async () => {
  const same = await rows<{ offer_position: number; stored_offer_position: number }>(
    'simulate_match',
    { request_id: request, weights: {} },
  );
  expect(same.map((row) => row.offer_position)).toEqual(
    same.map((row) => row.stored_offer_position),
  );
  const weights = {
    weight_distance: 0,
    weight_acceptance: 0,
    weight_response: 0,
    weight_availability: 0,
    weight_credentials: 0,
    weight_experience: 0,
    boost_at_most: 1,
  };
  const byRating = await rows<{ vendor_id: string }>('simulate_match', {
    request_id: request,
    weights,
  });
  expect(byRating[0]?.vendor_id).toBe(vendors[5]);
  expect(await market.value('(select count(*)::int from public.matching_policy)')).toBe(1);
});

interface Listed {
  vendor_id: string;
  business_name: string;
  components: object;
  base_score: number;
  base_rank: number;
  boosted_rank: number;
  offer_position: number;
  found: number;
}

const page = async (given: Record<string, unknown>) =>
  rows<Listed>('match_candidate_page', { run_id: await run(), part: 'ranked', ...given });

test('administrators read every candidate with its signals and places', async () => {
  const read = await page({});
  expect(read.map((row) => row.offer_position)).toEqual(vendors.map((_, place) => place + 1));
  for (const { components, base_score, found } of read) {
    expect(Object.keys(components)).toHaveLength(7);
    expect(base_score).toBeGreaterThan(0);
    expect(base_score).toBeLessThanOrEqual(1);
    expect(found).toBe(vendors.length);
  }
});

test('the candidates come by page, and in the order without kept places or without boosts', async () => {
  const all = await page({});
  const inParts = [...(await page({ at_most: 4 })), ...(await page({ skip: 4, at_most: 4 }))];
  expect(inParts.map((row) => row.vendor_id)).toEqual(all.map((row) => row.vendor_id));
  const places = vendors.map((_, place) => place + 1);
  expect((await page({ sort: 'boosts' })).map((row) => row.boosted_rank)).toEqual(places);
  expect((await page({ sort: 'score' })).map((row) => row.base_rank)).toEqual(places);
});

test('one candidate is found by name, and by who it is', async () => {
  const [wanted] = await page({ skip: 2 });
  const byName = await page({ name: ` ${wanted?.business_name.toUpperCase()} ` });
  expect(byName.map((row) => row.vendor_id)).toContain(wanted?.vendor_id);
  const byId = await page({ part: 'all', vendor: wanted?.vendor_id });
  expect(byId).toEqual([{ ...wanted, found: 1 }]);
  expect(await page({ name: '%' })).toEqual([]);
});

test.each([
  [{ part: 'some' }, 'Request the candidates that are ranked, left_out, or all.'],
  [{ sort: 'name' }, 'Candidates are sorted by offers, boosts, score or distance.'],
  [{ reason: 'whim' }, 'Unknown exclusion reason.'],
  [{ skip: -1 }, 'The number of candidates to skip must not be below zero.'],
  [{ at_most: 0 }, 'Request between 1 and 1000 candidates.'],
  [{ name: 'x'.repeat(201) }, 'A search can have at most 200 characters.'],
])('candidates asked for wrongly are refused: %j', async (given, message) => {
  expect(await refusal(page(given))).toEqual({ code: 'P0001', message });
});

test('the map has everyone where they are', async () => {
  const map = await market.call<Record<string, unknown[]>>(admin, 'match_map_of', {
    run_id: await run(),
  });
  expect([...(map['vendor_ids'] ?? [])].sort()).toEqual([...vendors].sort());
  for (const list of Object.values(map)) expect(list).toHaveLength(vendors.length);
  expect([...(map['places'] ?? [])].sort()).toEqual(vendors.map((_, place) => place + 1));
});

test('other settings are tried on an earlier match too, and never on one of another request', async () => {
  const earlier = await run();
  await market.value('private.run_match($1)', [request]);
  const tried = await rows<{ offer_position: number; stored_offer_position: number }>(
    'simulate_match',
    { request_id: request, weights: {}, run_id: earlier },
  );
  expect(tried).toHaveLength(vendors.length);
  const other = await market.submit(owner);
  expect(
    await refusal(rows('simulate_match', { request_id: other.id, weights: {}, run_id: earlier })),
  ).toEqual({ code: 'P0001', message: 'This match does not exist.' });
});

test('the owner sees who was asked, who looked and when the next is asked', async () => {
  const [first] = await market.leads(request);
  await market.call(first?.vendor_id ?? '', 'view_lead', { lead_id: first?.id });
  const [status] = await market.database.as({ userId: owner }, (queries) =>
    queries.query<{ next_at: Date }>('select * from public.request_offer_status($1)', [request]),
  );
  expect(status).toMatchObject({
    notified: 5,
    viewed: 1,
    accepted: 0,
    waiting: 2,
    accepts_at_most: 3,
  });
  expect(status?.next_at).toEqual(
    await market.value('(select min(offer_expires_at) from public.leads where request_id = $1)', [
      request,
    ]),
  );
});

test('a Pro learns why they ranked where they did', async () => {
  const [first] = await market.leads(request);
  expect(
    await market.call(first?.vendor_id ?? '', 'my_match_explanation', { lead_id: first?.id }),
  ).toMatchObject({ offer_position: 1, candidates: vendors.length, policy_version: 1 });
});

const save = (changes: Record<string, unknown>) =>
  market.call<{ version: number }>(admin, 'save_matching_policy', {
    changes,
    reason: 'A trial',
    idempotency_key: randomUUID(),
  });

test('settings become a new version, audited, and later matches run under it', async () => {
  const saved = await save({ weight_rating: 1.27, offers_at_once: 3 });
  expect(saved).toMatchObject({ version: 2 });
  expect(saved).toEqual(
    await market.value('(select to_jsonb(p) from public.matching_policy p where p.version = 2)'),
  );
  expect(await market.value('(private.policy()).weight_rating')).toBeCloseTo(0.635, 3);
  expect(
    await market.value(
      `(select count(*)::int from public.admin_audit where action = 'matching_policy.save')`,
    ),
  ).toBe(1);
  const { id } = await market.submit(owner, {
    property: { address: '9 Oak Street', zip: '78704', label: 'Other' },
  });
  expect(await market.leads(id)).toHaveLength(3);
  expect(
    await market.value('(select policy_version from public.match_runs where request_id = $1)', [
      id,
    ]),
  ).toBe(2);
});

test.each([
  [{ weight_rating: -1 }, 'The setting weight_rating must be between 0 and 100.'],
  [{ offers_at_once: 2.5 }, 'The setting offers_at_once must be a whole number.'],
  [{ version: 9 }, 'Unknown setting: version.'],
  [
    { unboosted_places: 4 },
    'The number of reserved places must be lower than the number of offers at once.',
  ],
  [{ business_day_end: '08:30' }, 'A business day must last at least an hour.'],
  [{ business_day_start: 'noon' }, 'The setting business_day_start must be a time such as 08:00.'],
  [{}, 'Nothing was changed.'],
])('settings that make no sense are refused: %j', async (changes, message) => {
  expect(await refusal(save(changes))).toEqual({ code: 'P0001', message });
});
