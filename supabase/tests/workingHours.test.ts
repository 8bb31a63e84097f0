import fc from 'fast-check';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
const vendors: Record<string, string> = {};
// The days the clocks changed, and one in between that is like any other.
const ZONES = {
  'America/New_York': '10001',
  'America/Chicago': '78701',
  'America/Los_Angeles': '97214',
} as const;
const CHANGES = ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07', '2026-06-10'];

beforeAll(async () => {
  market = await openMarketplace();
  for (const [zone, zip] of Object.entries(ZONES)) vendors[zone] = await market.vendor({ zip });
});
afterAll(() => market.database.close());

interface Span {
  opens: string;
  closes: string;
}
const setWeek = (vendor: string, spans: Span[]) =>
  market.call(vendor, 'set_working_hours', {
    hours: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => spans.map((span) => ({ weekday, ...span }))),
  });

/** Working time around a day, as its wall clock shows it, with the hours that really pass. */
const worked = (vendor: string, day: string, zone: string) =>
  market.database.query<{ from: string; to: string; hours: number }>(
    `select to_char(lower(w) at time zone $3, 'MM-DD HH24:MI') as from,
       to_char(upper(w) at time zone $3, 'MM-DD HH24:MI') as to,
       (extract(epoch from upper(w) - lower(w)) / 3600)::float8 as hours
     from unnest(private.working_time($1, $2::timestamp at time zone $3,
       ($2::date + 1)::timestamp at time zone $3)) w`,
    [vendor, day, zone],
  );

test.each(Object.keys(ZONES))(
  'in %s a working day from 8 to 17 is 8 to 17 on the wall clock, also when the clocks change',
  async (zone) => {
    const vendor = vendors[zone] ?? '';
    await setWeek(vendor, [{ opens: '08:00', closes: '17:00' }]);
    for (const day of CHANGES) {
      const monthAndDay = day.slice(5);
      expect(await worked(vendor, day, zone)).toEqual([
        { from: `${monthAndDay} 08:00`, to: `${monthAndDay} 17:00`, hours: 9 },
      ]);
    }
  },
);

test.each(Object.entries({ '2026-03-08': 23, '2026-11-01': 25, '2026-06-10': 24 }))(
  'who works around the clock on %s works %i hours',
  async (day, hours) => {
    const vendor = vendors['America/New_York'] ?? '';
    await setWeek(vendor, [{ opens: '00:00', closes: '24:00' }]);
    const spans = await worked(vendor, day, 'America/New_York');
    expect(spans.map((span) => span.hours)).toEqual([hours]);
  },
);

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

test('any hours that begin after the change are kept to the minute on every day, in every zone', async () => {
  const span = fc
    .tuple(fc.integer({ min: 180, max: 1380 }), fc.integer({ min: 1, max: 600 }))
    .map(([from, length]) => [from, Math.min(from + length, 1439)] as const);
  await fc.assert(
    fc.asyncProperty(
      span,
      fc.constantFrom(...Object.keys(ZONES)),
      fc.constantFrom(...CHANGES),
      async ([from, to], zone, day) => {
        const vendor = vendors[zone] ?? '';
        await setWeek(vendor, [{ opens: clock(from), closes: clock(to) }]);
        const monthAndDay = day.slice(5);
        expect(await worked(vendor, day, zone)).toEqual([
          {
            from: `${monthAndDay} ${clock(from)}`,
            to: `${monthAndDay} ${clock(to)}`,
            hours: expect.closeTo((to - from) / 60, 6),
          },
        ]);
      },
    ),
    { numRuns: 40 },
  );
});

test('hours inside the skipped and the repeated hour never run backwards', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 238 }),
      fc.integer({ min: 1, max: 120 }),
      fc.constantFrom(...CHANGES),
      async (from, length, day) => {
        const vendor = vendors['America/Chicago'] ?? '';
        await setWeek(vendor, [{ opens: clock(from), closes: clock(from + length) }]);
        for (const span of await worked(vendor, day, 'America/Chicago')) {
          expect(span.hours).toBeGreaterThan(0);
          // Hours are fractions, which two ways of adding up end in other last digits.
          expect(span.hours).toBeLessThanOrEqual(length / 60 + 1 + 1e-9);
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('several intervals a day, and hours past midnight as two entries that join', async () => {
  const vendor = vendors['America/Chicago'] ?? '';
  await market.call(vendor, 'set_working_hours', {
    hours: [
      { weekday: 3, opens: '13:00', closes: '17:00' },
      { weekday: 3, opens: '08:00', closes: '12:00' },
      { weekday: 3, opens: '22:00', closes: '24:00' },
      { weekday: 4, opens: '00:00', closes: '06:00' },
    ],
  });
  const [row] = await market.database.query<{ spans: string[] }>(
    `select array_agg(to_char(lower(w) at time zone 'America/Chicago', 'Dy HH24:MI') || ' - '
       || to_char(upper(w) at time zone 'America/Chicago', 'Dy HH24:MI')) as spans
     from unnest(private.working_time($1, '2026-06-08Z', '2026-06-13Z')) w`,
    [vendor],
  );
  expect(row?.spans).toEqual([
    'Wed 08:00 - Wed 12:00',
    'Wed 13:00 - Wed 17:00',
    'Wed 22:00 - Thu 06:00',
  ]);
});

test('a special day counts instead of the weekly hours', async () => {
  const vendor = await market.vendor();
  await setWeek(vendor, [{ opens: '08:00', closes: '17:00' }]);
  const ahead = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await market.call(vendor, 'set_special_day', { day: ahead(10), hours: [], note: 'Closed' });
  await market.call(vendor, 'set_special_day', {
    day: ahead(11),
    hours: [{ opens: '10:00', closes: '12:00' }],
  });
  const hours = async (days: number) =>
    (await worked(vendor, ahead(days), 'America/Chicago')).map((span) => span.hours);
  expect(await hours(10)).toEqual([]);
  expect(await hours(11)).toEqual([2]);
  expect(await hours(12)).toEqual([9]);
});

test('a Pro who has set no hours works the usual business day, Monday to Saturday', async () => {
  const vendor = await market.vendor();
  expect(await worked(vendor, '2026-06-13', 'America/Chicago')).toMatchObject([{ hours: 10 }]);
  expect(await worked(vendor, '2026-06-14', 'America/Chicago')).toEqual([]);
});

test.each([
  [
    'overlapping entries',
    [
      { weekday: 1, opens: '08:00', closes: '12:00' },
      { weekday: 1, opens: '11:00', closes: '13:00' },
    ],
    'Two entries for the same day overlap.',
  ],
  [
    'closing before opening',
    [{ weekday: 1, opens: '12:00', closes: '08:00' }],
    'The closing time must be after the opening time. Enter hours past midnight as two entries.',
  ],
  [
    'no day of the week',
    [{ weekday: 8, opens: '08:00', closes: '12:00' }],
    'The day of the week must be a number from 1 (Monday) to 7 (Sunday).',
  ],
  [
    'a time that is none',
    [{ weekday: 1, opens: '8 am', closes: '12:00' }],
    'Enter times as hours and minutes, such as 08:30.',
  ],
])('%s are refused, and the earlier hours stay', async (_, hours, message) => {
  const vendor = await market.vendor();
  await setWeek(vendor, [{ opens: '08:00', closes: '17:00' }]);
  expect((await refusal(market.call(vendor, 'set_working_hours', { hours }))).message).toBe(
    message,
  );
  expect(
    await market.value('select count(*)::int from public.vendor_hours where vendor_id = $1', [
      vendor,
    ]),
  ).toBe(7);
});

test('hours that were changed since they were opened are not overwritten unseen', async () => {
  const vendor = await market.vendor();
  const set = (opens: string | null, expected_version?: number) =>
    market.call<number>(vendor, 'set_working_hours', {
      hours: opens === null ? [] : [{ weekday: 1, opens, closes: '17:00' }],
      expected_version,
    });
  const changed = {
    code: 'P0001',
    message: 'Your schedule was changed since you opened it. Nothing was overwritten.',
  };
  const kept = () =>
    market.value(
      `select string_agg(opens::text, ' ') from public.vendor_hours where vendor_id = $1`,
      [vendor],
    );
  const first = await set('08:00', 0);
  const second = await set('07:00', first);
  expect(await refusal(set('09:00', first))).toEqual(changed);
  expect(await kept()).toBe('07:00:00');
  // Hours that were changed and changed back are another version too.
  const again = await set('08:00', second);
  expect(await refusal(set('09:00', first))).toEqual(changed);
  expect(await set(null, again)).toBe(0);
  expect(await refusal(set(null, again))).toEqual(changed);
  await set('10:00', 0);
  await set('11:00');
  expect(await kept()).toBe('11:00:00');
});

test('a day that was changed since it was opened is neither overwritten nor removed unseen', async () => {
  const vendor = await market.vendor();
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const morning = [{ opens: '08:00', closes: '12:00' }];
  const kept = () =>
    market.value(
      `select coalesce(d.note, '') || ' ' || count(h.id) from public.vendor_special_days d
       left join public.vendor_special_hours h using (vendor_id, day) where d.vendor_id = $1 group by d.note`,
      [vendor],
    );
  const set = (hours: Span[], note: string | null, expected_version: number) =>
    market.call<number>(vendor, 'set_special_day', { day, hours, note, expected_version });
  const clear = (expected_version: number) =>
    market.call(vendor, 'clear_special_day', { day, expected_version });
  const changed = {
    code: 'P0001',
    message: 'This day was changed since you opened it. Nothing was overwritten.',
  };

  const closed = await set([], 'Closed', 0);
  expect(await refusal(set(morning, null, 0))).toEqual(changed);
  expect(await kept()).toBe('Closed 0');
  const half = await set(morning, null, closed);
  expect(await kept()).toBe(' 1');
  expect(await refusal(set([], null, closed))).toEqual(changed);
  expect(await refusal(clear(closed))).toEqual(changed);
  expect(await refusal(clear(0))).toEqual(changed);
  expect(await kept()).toBe(' 1');
  await clear(half);
  expect(await kept()).toBeNull();
  // A day that was removed and set again is another version.
  await set(morning, null, 0);
  expect(await refusal(set([], null, half))).toEqual(changed);
  expect(await kept()).toBe(' 1');
});

test('the open pages of a Pro hear once that the hours changed', async () => {
  const vendor = await market.vendor();
  const told = () =>
    market.value(
      `select count(*)::int from realtime.messages where topic = 'user:' || $1 and payload ->> 'kind' = 'vendor_profiles'`,
      [vendor],
    );
  const before = Number(await told());
  await setWeek(vendor, [{ opens: '08:00', closes: '17:00' }]);
  expect(await told()).toBe(before + 1);
});

test.each(Object.keys(ZONES))(
  'in %s a blocked time, work of several days and what is free go by the wall clock when the clocks change',
  async (zone) => {
    const vendor = vendors[zone] ?? '';
    await setWeek(vendor, [{ opens: '08:00', closes: '17:00' }]);
    for (const day of CHANGES) {
      // From the evening before until the afternoon, over the hour of the change.
      await market.database.query(
        `insert into public.vendor_blocks (vendor_id, starts_at, ends_at)
         values ($1, ($2::date - 1 + time '20:00') at time zone $3, ($2::date + time '13:00') at time zone $3)`,
        [vendor, day, zone],
      );
      const free = await market.database.query<{ span: string }>(
        `select to_char(lower(f) at time zone $3, 'MM-DD HH24:MI') || ' ' || to_char(upper(f) at time zone $3, 'MM-DD HH24:MI') as span
         from unnest(private.working_time($1, ($2::date - 1)::timestamp at time zone $3, ($2::date + 2)::timestamp at time zone $3)
           - private.busy_time($1, ($2::date - 1)::timestamp at time zone $3, ($2::date + 2)::timestamp at time zone $3)) f`,
        [vendor, day, zone],
      );
      const on = (days: number) =>
        new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(5, 10);
      expect(free.map(({ span }) => span)).toEqual([
        `${on(-1)} 08:00 ${on(-1)} 17:00`,
        `${on(0)} 13:00 ${on(0)} 17:00`,
        `${on(1)} 08:00 ${on(1)} 17:00`,
      ]);
      // Twelve working hours from 2 PM of the day before.
      expect(
        await market.value<string>(
          `to_char(private.work_end($1, ($2::date - 1 + time '14:00') at time zone $3, 12) at time zone $3, 'MM-DD HH24:MI')`,
          [vendor, day, zone],
        ),
      ).toBe(`${on(0)} 17:00`);
      await market.database.query('delete from public.vendor_blocks where vendor_id = $1', [
        vendor,
      ]);
    }
  },
);
