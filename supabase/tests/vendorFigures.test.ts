import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

interface Listed extends Record<string, unknown> {
  vendor_id: string;
  business_name: string;
  distance_km: number;
  near_latitude: number;
  near_longitude: number;
  total: number | null;
  key: number;
}
interface Search {
  zip?: string | null;
  category?: string | null;
  sort?: string;
  min_stars?: number;
  with_compensation?: boolean;
  open_this_week?: boolean;
  after_key?: number;
  after_id?: string;
  page_size?: number;
}
const find = ({ zip = '78701', ...given }: Search = {}) => {
  const entries = Object.entries({ zip, ...given });
  const named = entries.map(([name], index) => `${name} => $${index + 1}`).join(', ');
  return market.database.as({ role: 'anon' }, (queries) =>
    queries.query<Listed>(
      `select * from public.find_vendors(${named})`,
      entries.map(([, value]) => value),
    ),
  );
};
const names = async (search?: Search) => (await find(search)).map((row) => row.business_name);
const rate = (name: string, count: number, sum: number) =>
  market.database.query(
    `update public.vendor_profiles set rating_count = $2, rating_sum = $3 where business_name = $1`,
    [name, count, sum],
  );

describe('the directory', () => {
  beforeAll(async () => {
    await market.vendor({ name: 'Near and new' });
    await market.vendor({ name: 'Near and praised' });
    await market.vendor({ name: 'Near and so-so', verified: ['workers_compensation'] });
    await market.vendor({ name: 'North', zip: '78664' });
    await market.vendor({ name: 'North but never comes', zip: '78664', radiusKm: 5 });
    await market.vendor({ name: 'Far away', zip: '97214', radiusKm: 160 });
    const paused = await market.vendor({ name: 'Paused' });
    await market.call(paused, 'pause_business', { reason: 'Holidays' });
    await rate('Near and praised', 10, 50);
    await rate('Near and so-so', 10, 35);
    await rate('North', 10, 46);
    await market.database.query(
      `update public.vendor_profiles set categories = '{arborist}' where business_name = 'North'`,
    );
  });

  test('lists who serves a place: rated before unrated, nearby and well rated before distant', async () => {
    expect(await names()).toEqual(['Near and praised', 'Near and so-so', 'North', 'Near and new']);
    expect(await names({ category: 'tree_removal' })).toEqual([
      'Near and praised',
      'Near and so-so',
      'Near and new',
    ]);
    const [first] = await find({ page_size: 1 });
    expect(first).toMatchObject({ distance_km: 0, total: 4 });
  });

  test('sorts by distance, or by stars', async () => {
    expect((await names({ sort: 'nearest' })).at(-1)).toBe('North');
    expect(await names({ sort: 'rating' })).toEqual([
      'Near and praised',
      'North',
      'Near and so-so',
      'Near and new',
    ]);
  });

  test('filters by stars and by workers’ compensation', async () => {
    expect(await names({ min_stars: 4 })).toEqual(['Near and praised', 'North']);
    expect(await names({ with_compensation: true })).toEqual(['Near and so-so']);
  });

  test.each(['recommended', 'nearest', 'rating'])(
    'continues after the last Pro of a page, sorted by %s, and shows each once',
    async (sort) => {
      const seen: string[] = [];
      let last: Listed | undefined;
      do {
        const page: Listed[] = await find({
          sort,
          page_size: 1,
          ...(last && { after_key: last.key, after_id: last.vendor_id }),
        });
        last = page[0];
        if (last) seen.push(last.business_name);
      } while (last);
      expect(seen).toEqual(await names({ sort }));
      expect(seen).toHaveLength(4);
    },
  );

  test('finds who has time this week, and says so of everyone', async () => {
    const [busy] = await find({ min_stars: 5 });
    await market.database.query(
      `insert into public.vendor_blocks (vendor_id, starts_at, ends_at)
       values ($1, now() - interval '1 day', now() + interval '9 days')`,
      [busy?.vendor_id],
    );
    const open = await find({ open_this_week: true });
    expect(open.map((row) => row.business_name)).toEqual([
      'Near and so-so',
      'North',
      'Near and new',
    ]);
    expect(open[0]).toMatchObject({ total: null, is_open_this_week: true });
    expect((await find())[0]).toMatchObject({
      business_name: 'Near and praised',
      is_open_this_week: false,
    });
    await market.database.query('delete from public.vendor_blocks');
  });

  test('tells where a Pro is to about a mile, and nothing to contact them by', async () => {
    const [first] = await find();
    for (const degrees of [first?.near_latitude, first?.near_longitude]) {
      expect(((degrees ?? NaN) * 50) % 1).toBeCloseTo(0, 6);
    }
    expect(Object.keys(first ?? {}).filter((key) => /phone|mail|zip|address/.test(key))).toEqual(
      [],
    );
  });
});

test.each([
  ['an unknown place', { zip: '00000' }, "We don't recognize this ZIP code."],
  ['no place', { zip: null }, "We don't recognize this ZIP code."],
  ['an unknown service', { category: 'magic' }, 'Choose one of the services.'],
  ['too many at once', { page_size: 51 }, 'Request at most 50 Pros a page.'],
  ['none at once', { page_size: 0 }, 'Request at most 50 Pros a page.'],
  ['an unknown order', { sort: 'name' }, 'Sort by recommended, nearest or rating.'],
  ['more stars than there are', { min_stars: 6 }, 'Choose from 1 to 5 stars.'],
] as const)('%s is refused', async (_, search, message) => {
  expect((await refusal(find(search))).message).toBe(message);
});

test('usual prices are shown once there are five quotes for a service', async () => {
  const vendor = await market.vendor({ zip: '97214', tokens: 500 });
  const quoteAt = async (street: number, cents: number) => {
    const { id } = await market.submit(await market.owner(), {
      property: { address: `${street} Oak Street`, zip: '97214' },
    });
    const { lead } = await market.accept(id, vendor);
    await market.quote(vendor, lead, cents);
  };
  const prices = () =>
    market.value(`public.public_vendor_profile($1) -> 'typical_prices'`, [vendor]);
  for (const [street, cents] of [90_000, 100_000, 120_000, 140_000].entries()) {
    await quoteAt(street + 1, cents);
  }
  expect(await prices()).toEqual([]);
  await quoteAt(9, 300_000);
  expect(await prices()).toEqual([
    { category: 'tree_removal', quotes: 5, low_cents: 100_000, high_cents: 140_000 },
  ]);
});

test('a public profile tells the evidence, and only of approved Pros', async () => {
  const vendor = await market.vendor({ verified: ['liability_insurance'] });
  await market.database.query(
    `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on, verified_at)
     values ($1, 'traq', 'ISA', '1', current_date + 9, null), ($1, 'license', 'State', '2', current_date - 9, now())`,
    [vendor],
  );
  const read = () =>
    market.database.as({ role: 'anon' }, async (queries) => {
      const [row] = await queries.query<{ profile: Record<string, unknown> | null }>(
        'select public.public_vendor_profile($1) as profile',
        [vendor],
      );
      return row?.profile;
    });
  const profile = await read();
  expect(profile).toMatchObject({
    credentials: [
      { kind: 'traq', standing: 'not_verified' },
      { kind: 'liability_insurance', standing: 'verified' },
      { kind: 'license', standing: 'expired' },
    ].map((credential) => expect.objectContaining(credential)),
    figures: { rating: null, bayesian_rating: 4.2, acceptance_rate: null },
    near: { latitude: 30.28, longitude: -97.74 },
    typical_prices: [],
  });
  expect(JSON.stringify(profile)).not.toMatch(/phone|email|"zip"|number/);
  await market.call(vendor, 'pause_business', { reason: 'Holidays' });
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
  const vendor = await market.vendor({ zip: '10001' });
  const place = (street: number) => ({
    property: { address: `${street} Broadway`, zip: '10001' },
  });
  const won = (await market.submit(owner, place(1))).id;
  const { lead } = await market.accept(won, vendor);
  const job = await market.award(owner, await market.quote(vendor, lead, 120_000));
  await market.deliver(vendor, job);
  await market.call(owner, 'accept_delivery', { job_id: job });
  const declined = (await market.submit(owner, place(2))).id;
  await market.call(vendor, 'decline_lead', {
    lead_id: await market.lead(declined, vendor),
    reason: 'Fully booked',
  });
  await market.submit(owner, place(3));
  const stats = await market.call(vendor, 'my_vendor_stats');
  expect(stats).toMatchObject({
    funnel: { offered: 3, accepted: 1, quoted: 1, won: 1, declined: 1, lapsed: 0 },
    acceptance_rate: 0.5,
    win_rate: 1,
    jobs_completed: 1,
    earned_cents: 120_000,
    jobs_unpaid: 1,
    unpaid_cents: 120_000,
    months: [{ jobs: 1, earned_cents: 120_000 }],
    services: [{ category: 'tree_removal', jobs: 1, earned_cents: 120_000 }],
  });
  // A repeat changes nothing.
  for (const paid of [true, true]) {
    await market.call(vendor, 'mark_job_paid', { job_id: job, paid });
    expect(await market.call(vendor, 'my_vendor_stats')).toMatchObject({
      earned_cents: 120_000,
      jobs_unpaid: 0,
      unpaid_cents: 0,
    });
  }
  await market.call(vendor, 'mark_job_paid', { job_id: job, paid: false });
  expect(await market.call(vendor, 'my_vendor_stats')).toMatchObject({ unpaid_cents: 120_000 });
  const before = await market.call(vendor, 'my_vendor_stats', {
    from_day: '2025-01-01',
    to_day: '2025-02-01',
  });
  expect(before).toMatchObject({ funnel: { offered: 0 }, earned_cents: 0, months: [] });
  const wrong = await refusal(
    market.call(vendor, 'my_vendor_stats', { from_day: '2026-02-01', to_day: '2026-01-01' }),
  );
  expect(wrong.message).toBe('Choose a range of days, at most three years.');
});

test('only the Pro marks a job as paid and reads that, and only once it is completed', async () => {
  const owner = await market.owner();
  const vendor = await market.vendor({ zip: '10001' });
  const { id } = await market.submit(owner, { property: { address: '9 Broadway', zip: '10001' } });
  const { lead } = await market.accept(id, vendor);
  const job = await market.award(owner, await market.quote(vendor, lead, 80_000));
  const mark = (caller: string) =>
    market.call(caller, 'mark_job_paid', { job_id: job, paid: true });
  await market.deliver(vendor, job);
  expect((await refusal(mark(vendor))).message).toBe(
    'You can mark a job as paid once it is completed.',
  );
  await market.call(owner, 'accept_delivery', { job_id: job });
  for (const other of [owner, await market.vendor()])
    expect((await refusal(mark(other))).message).toBe('This job does not exist.');
  await mark(vendor);
  const seenBy = (userId: string) =>
    market.database.as({ userId }, (queries) =>
      queries.query('select job_id from public.paid_jobs where job_id = $1', [job]),
    );
  expect(await seenBy(vendor)).toEqual([{ job_id: job }]);
  expect(await seenBy(owner)).toEqual([]);
});
