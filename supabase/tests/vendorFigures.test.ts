import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

interface Listed extends Record<string, unknown> {
  business_name: string;
  distance_km: number;
  total: number;
}
const find = (zip: string | null, category: string | null = null, size = 20, page = 1) =>
  market.database.as({ role: 'anon' }, (queries) =>
    queries.query<Listed>('select * from public.find_pros($1, $2, $3, $4)', [
      zip,
      category,
      size,
      page,
    ]),
  );

test('the directory lists who serves a place, nearest first and then best rated', async () => {
  await market.pro({ name: 'Near and praised' });
  await market.pro({ name: 'Near and new' });
  await market.pro({ name: 'North', zip: '78664' });
  await market.pro({ name: 'North but never comes', zip: '78664', radiusKm: 5 });
  await market.pro({ name: 'Far away', zip: '97214', radiusKm: 160 });
  const paused = await market.pro({ name: 'Paused' });
  await market.call(paused, 'pause_business', { reason: 'Holidays' });
  await market.database.query(
    `update public.vendor_profiles set rating_count = 10, rating_sum = 50 where business_name = 'Near and praised'`,
  );
  await market.database.query(
    `update public.vendor_profiles set categories = '{arborist}' where business_name = 'North'`,
  );
  const names = async (...given: Parameters<typeof find>) =>
    (await find(...given)).map((row) => row.business_name);
  expect(await names('78701')).toEqual(['Near and praised', 'Near and new', 'North']);
  expect(await names('78701', 'tree_removal')).toEqual(['Near and praised', 'Near and new']);
  expect(await names('78701', null, 2, 2)).toEqual(['North']);
  const [first] = await find('78701', null, 1, 1);
  expect(first).toMatchObject({ distance_km: 0, total: 3 });
  expect(
    Object.keys(first ?? {}).filter((key) => /lat|lon|phone|mail|zip|address/.test(key)),
  ).toEqual([]);
});

test.each([
  ['an unknown place', ['00000'], "We don't recognize this ZIP code."],
  ['no place', [null], "We don't recognize this ZIP code."],
  ['an unknown service', ['78701', 'magic'], 'Choose one of the services.'],
  ['too many at once', ['78701', null, 51], 'Request at most 50 Pros a page.'],
  ['no page at all', ['78701', null, 20, 0], 'Request at most 50 Pros a page.'],
] as const)('%s is refused', async (_, given, message) => {
  const [zip, category = null, size = 20, page = 1] = given;
  expect((await refusal(find(zip, category, size, page))).message).toBe(message);
});

test('a public profile tells the evidence, and only of approved Pros', async () => {
  const pro = await market.pro({ verified: ['liability_insurance'] });
  await market.database.query(
    `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on, verified_at)
     values ($1, 'traq', 'ISA', '1', current_date + 9, null), ($1, 'licence', 'State', '2', current_date - 9, now())`,
    [pro],
  );
  const read = () =>
    market.database.as({ role: 'anon' }, async (queries) => {
      const [row] = await queries.query<{ profile: Record<string, unknown> | null }>(
        'select public.public_vendor_profile($1) as profile',
        [pro],
      );
      return row?.profile;
    });
  const profile = await read();
  expect(profile).toMatchObject({
    credentials: [
      { kind: 'traq', standing: 'not_verified' },
      { kind: 'liability_insurance', standing: 'verified' },
      { kind: 'licence', standing: 'expired' },
    ].map((credential) => expect.objectContaining(credential)),
    figures: { rating: null, bayesian_rating: 4.2, acceptance_rate: null },
  });
  expect(JSON.stringify(profile)).not.toMatch(/latitude|longitude|phone|email|"zip"|number/);
  await market.call(pro, 'pause_business', { reason: 'Holidays' });
  expect(await read()).toBeNull();
});

test('one rating counts everywhere: the mean with the prior of the policy', async () => {
  const rating = (sum: number, count: number) =>
    market.value<number>('private.bayesian_rating($1, $2, 4.2, 5)', [sum, count]);
  expect(await rating(0, 0)).toBeCloseTo(4.2);
  expect(await rating(5, 1)).toBeCloseTo(26 / 6);
  expect(await rating(500, 100)).toBeGreaterThan(4.9);
});

test('a Pro reads the funnel and the earnings of a time', async () => {
  const owner = await market.owner();
  const pro = await market.pro({ zip: '10001' });
  const place = (street: number) => ({
    property: { address: `${street} Broadway`, zip: '10001' },
  });
  const won = (await market.submit(owner, place(1))).id;
  const { lead } = await market.accept(won, pro);
  const job = await market.award(owner, await market.quote(pro, lead, 120_000));
  await market.deliver(pro, job);
  await market.call(owner, 'accept_delivery', { job_id: job });
  const declined = (await market.submit(owner, place(2))).id;
  await market.call(pro, 'decline_lead', {
    lead_id: await market.lead(declined, pro),
    reason: 'Fully booked',
  });
  await market.submit(owner, place(3));
  const stats = await market.call(pro, 'my_vendor_stats');
  expect(stats).toMatchObject({
    funnel: { offered: 3, accepted: 1, quoted: 1, won: 1, declined: 1, lapsed: 0 },
    acceptance_rate: 0.5,
    win_rate: 1,
    jobs_completed: 1,
    earned_cents: 120_000,
    months: [{ jobs: 1, earned_cents: 120_000 }],
  });
  const before = await market.call(pro, 'my_vendor_stats', {
    from_day: '2025-01-01',
    to_day: '2025-02-01',
  });
  expect(before).toMatchObject({ funnel: { offered: 0 }, earned_cents: 0, months: [] });
  const wrong = await refusal(
    market.call(pro, 'my_vendor_stats', { from_day: '2026-02-01', to_day: '2026-01-01' }),
  );
  expect(wrong.message).toBe('Choose a range of days, at most three years.');
});

test('qualifications of many Pros come in one pass, what is verified apart from what is stated', async () => {
  const pro = await market.pro({ verified: ['line_clearance'] });
  const bare = await market.pro();
  await market.database.as({ userId: pro }, (queries) =>
    queries.query(
      `insert into public.vendor_crew (vendor_id, label, role, qualifications)
       values ($1, 'Ana', 'climber', '{first_aid,crane_operator}'), ($1, 'Ben', 'driver', '{first_aid}')`,
      [pro],
    ),
  );
  const rows = await market.database.query(
    `select vendor_id, stated::text[], verified::text[] from private.crew_qualifications(array[$1, $2]::uuid[], current_date)`,
    [pro, bare],
  );
  expect(rows).toEqual([
    { vendor_id: pro, stated: ['crane_operator', 'first_aid'], verified: ['line_clearance'] },
    { vendor_id: bare, stated: [], verified: [] },
  ]);
});
