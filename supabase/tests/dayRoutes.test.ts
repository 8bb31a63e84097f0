import { openMarketplace, refusal, type Arguments, type Marketplace } from './support/marketplace';

// A Pro's day as a route: its stops in order, with the drive to each by the straight line.

interface Drive {
  distance_km: number;
  minutes: number;
  is_exact: boolean;
  free_minutes: number | null;
  from_job_id: string | null;
}
interface Stop {
  job_id: string;
  address: string | null;
  drive: Drive | null;
}

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

const ZONE = 'America/Chicago';
/** Places in and around Austin, with geodesics on the WGS 84 ellipsoid between them. */
const CAPITOL = [30.2747, -97.7404] as const;
const BARTON_SPRINGS = [30.264, -97.7713] as const;
const ROUND_ROCK = [30.5083, -97.6789] as const;
const CAPITOL_TO_SPRINGS_KM = 3.2012;
const SPRINGS_TO_ROUND_ROCK_KM = 28.5017;

/** A Monday three weeks ahead, so many days later. */
const day = (later = 0) =>
  market.value<string>(
    `(date_trunc('week', now() at time zone '${ZONE}')::date + 21 + $1::int)::text`,
    [later],
  );

async function job(
  vendor: string,
  clock: string,
  changes: { later?: number; hours?: number } = {},
) {
  const deal = await market.agree(await market.owner(), vendor);
  await market.database.query(
    `update public.jobs set planned_hours = $3,
       scheduled_for = ($2::date + $4::time) at time zone '${ZONE}' where id = $1`,
    [deal.job, await day(changes.later), changes.hours ?? 2, clock],
  );
  return deal;
}

/** A Pro at the center of 78701 whom every request is offered to. */
async function onlyVendor() {
  const vendor = await market.vendor({ crewSize: 50 });
  await market.database.query(
    `update public.vendor_profiles set state = 'paused' where vendor_id <> $1 and state = 'approved'`,
    [vendor],
  );
  return vendor;
}

const pin = (lead: string, [latitude, longitude]: readonly [number, number]) =>
  market.database.query(
    `update private.shared_contacts set facts = facts || jsonb_build_object('pin',
       jsonb_build_object('latitude', $2::float8, 'longitude', $3::float8)) where lead_id = $1`,
    [lead, latitude, longitude],
  );
const route = async (vendor: string, later = 0) =>
  market.call<Stop[]>(vendor, 'day_route', { day: await day(later) });
const ids = (stops: readonly Stop[]) => stops.map(({ job_id: id }) => id);

/** Asserts a number within one percent. */
function expectNear(actual: number | undefined, expected: number) {
  expect(Math.abs((actual ?? 0) / expected - 1)).toBeLessThan(0.01);
}

test('stops are in order of their starts, with distances right to one percent and rounded minutes', async () => {
  const vendor = await onlyVendor();
  const [last, first, second] = [
    await job(vendor, '15:00'),
    await job(vendor, '08:00'),
    await job(vendor, '10:10'),
  ];
  await pin(first.lead, CAPITOL);
  await pin(second.lead, BARTON_SPRINGS);
  await pin(last.lead, ROUND_ROCK);
  const stops = await route(vendor);
  expect(ids(stops)).toEqual([first.job, second.job, last.job]);
  const drives = stops.map(({ drive }) => drive);
  expect(drives[0]).toMatchObject({ from_job_id: null, is_exact: false, free_minutes: null });
  expectNear(drives[1]?.distance_km, CAPITOL_TO_SPRINGS_KM);
  expectNear(drives[2]?.distance_km, SPRINGS_TO_ROUND_ROCK_KM);
  // 2 and 17.7 miles, 1.2 times as long by road, at 30 mph: 4.8 and 42.5 minutes.
  expect(drives[1]).toMatchObject({
    from_job_id: first.job,
    is_exact: true,
    free_minutes: 10,
  });
  expect(drives.slice(1).map((drive) => drive?.minutes)).toEqual([5, 45]);
  const text = JSON.stringify(stops);
  expect(text).not.toMatch(/latitude|longitude|pin|price|cents/i);
});

test.each([
  [0, 5],
  [2, 5],
  [2.2, 10],
  [25, 60],
])('%d miles in a straight line are a drive of %d minutes', async (miles, minutes) => {
  expect(await market.value('private.drive_minutes($1::float8 * 1.609344)', [miles])).toBe(minutes);
});

test("another Pro's job, another day and what is called off are no stops, and are never driven from", async () => {
  const vendor = await onlyVendor();
  const mine = [await job(vendor, '08:00'), await job(vendor, '14:00')];
  const [canceled, held] = [await job(vendor, '10:00'), await job(vendor, '11:00')];
  await job(vendor, '09:00', { later: 1 });
  await market.call(vendor, 'cancel_job', {
    job_id: canceled.job,
    reason: 'Ill',
    look_further: false,
  });
  await market.database.query(`update public.jobs set state = 'weather_hold' where id = $1`, [
    held.job,
  ]);
  const rival = await onlyVendor();
  const theirs = await job(rival, '12:00');
  for (const { lead } of [canceled, held, theirs]) await pin(lead, ROUND_ROCK);
  for (const { lead } of mine) await pin(lead, CAPITOL);
  const stops = await route(vendor);
  expect(ids(stops)).toEqual(mine.map((deal) => deal.job));
  expect(stops[1]?.drive).toMatchObject({ distance_km: 0, free_minutes: 240 });
  expect(ids(await route(rival))).toEqual([theirs.job]);
  // Asked for by id, another Pro's job is none of this one's either.
  expect(
    await market.database.query('select job_id from private.drives_to($1, $2)', [
      vendor,
      [theirs.job],
    ]),
  ).toEqual([]);
});

test('without a shared address, the middle of the ZIP code counts and no address is told', async () => {
  const vendor = await onlyVendor();
  const [first, second] = [await job(vendor, '08:00'), await job(vendor, '12:00')];
  await pin(first.lead, CAPITOL);
  await pin(second.lead, ROUND_ROCK);
  expect((await route(vendor)).map(({ address }) => address)).toEqual([
    expect.stringMatching(/^12 Elm Street/),
    expect.stringMatching(/^12 Elm Street/),
  ]);
  const kept = await market.value<number>(
    `(select private.distance_km($2::float8, $3::float8, r.latitude, r.longitude)
      from public.service_requests r where r.id = $1)`,
    [second.request, ...CAPITOL],
  );
  await market.database.query('update public.leads set contact_shared_at = null where id = $1', [
    second.lead,
  ]);
  const stop = (await route(vendor))[1];
  expect(stop).toMatchObject({ address: null, drive: { is_exact: false } });
  expect(stop?.drive?.distance_km).toBeCloseTo(kept, 6);
});

test('before a Pro has a ZIP code, the first drive is unknown and the others are not', async () => {
  const vendor = await onlyVendor();
  await job(vendor, '08:00');
  await job(vendor, '12:00');
  await market.database.query(
    'update public.vendor_profiles set latitude = null, longitude = null where vendor_id = $1',
    [vendor],
  );
  expect((await route(vendor)).map(({ drive }) => drive?.minutes)).toEqual([undefined, 5]);
});

test('work that goes on after a day off is no stop on that day', async () => {
  const vendor = await onlyVendor();
  await market.call(vendor, 'set_working_hours', {
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '17:00' })),
  });
  // From Friday noon over the weekend into Monday.
  const { job: long } = await job(vendor, '12:00', { later: 4, hours: 8 });
  for (const [later, stops] of [
    [4, [long]],
    [5, []],
    [6, []],
    [7, [long]],
  ] as const) {
    expect(ids(await route(vendor, later))).toEqual(stops);
  }
});

test('work of several days is a stop until the day it is finished', async () => {
  const vendor = await onlyVendor();
  // Monday to Wednesday of the week before, finished on Tuesday at noon.
  const { job: long } = await job(vendor, '09:00', { later: -28, hours: 48 });
  await market.deliver(vendor, long);
  await market.database.query(
    `update public.jobs set delivered_at = ($2::date + time '12:00') at time zone '${ZONE}' where id = $1`,
    [long, await day(-27)],
  );
  for (const [later, stops] of [
    [-28, [long]],
    [-27, [long]],
    [-26, []],
  ] as const) {
    expect(ids(await route(vendor, later))).toEqual(stops);
  }
});

test.each(['null', "'infinity'", "'5874897-12-31'", "'1999-12-31'"])(
  '%s is no day',
  async (given) => {
    const vendor = await market.vendor();
    const asked = market.database.as({ userId: vendor }, (queries) =>
      queries.query(`select public.day_route(${given})`),
    );
    expect((await refusal(asked)).message).toBe('Choose a valid day.');
  },
);

test('a crew reads the drives of its day alone', async () => {
  const vendor = await onlyVendor();
  const today = await market.value<string>(`(now() at time zone '${ZONE}')::date::text`);
  const [first, second, tomorrow] = [
    await job(vendor, '08:00'),
    await job(vendor, '12:00'),
    await job(vendor, '09:00'),
  ];
  const move = (deal: typeof first, clock: string, later: number) =>
    market.database.query(
      `update public.jobs set scheduled_for = ($2::date + $4::int + $3::time) at time zone '${ZONE}' where id = $1`,
      [deal.job, today, clock, later],
    );
  await move(first, '08:00', 0);
  await move(second, '12:00', 0);
  await move(tomorrow, '09:00', 1);
  await pin(first.lead, CAPITOL);
  await pin(second.lead, BARTON_SPRINGS);
  await pin(tomorrow.lead, ROUND_ROCK);
  const link: Arguments = { day: today };
  const { token } = await market.call<{ token: string }>(vendor, 'create_crew_link', link);
  const [row] = await market.database.as(
    { role: 'anon', headers: { 'x-crew-token': token } },
    (queries) =>
      queries.query<{ day: { jobs: { id: string; drive: Drive | null }[] } }>(
        'select public.crew_day() as day',
      ),
  );
  const jobs = row?.day.jobs ?? [];
  expect(jobs.map(({ id }) => id)).toEqual([first.job, second.job]);
  expect(jobs[0]?.drive).toMatchObject({ from_job_id: null });
  expectNear(jobs[1]?.drive?.distance_km, CAPITOL_TO_SPRINGS_KM);
  expect(JSON.stringify(jobs)).not.toMatch(/latitude|longitude|cents/i);
});
