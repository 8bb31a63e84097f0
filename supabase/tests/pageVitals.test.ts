import { inOneMinute } from './support/inOneMinute';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admin: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
afterAll(() => market.database.close());
beforeEach(() => market.database.query('delete from private.page_vitals'));

const record = (given: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  market.database.as({ role: 'anon', headers }, (queries) =>
    queries.query('select public.record_page_vitals($1, $2, $3, $4::jsonb)', [
      given['page'] ?? '/requests/:id',
      given['release'] ?? 'r1',
      given['device'] ?? 'narrow',
      given['vitals'] ?? { LCP: 1200, CLS: 0.02 },
    ]),
  );
const stored = () =>
  market.database.query<{ page: string; metric: string; value: number }>(
    'select page, release, device, metric, value from private.page_vitals order by metric',
  );
const setFlag = (enabled: boolean) =>
  market.database.query(
    `update public.feature_flags set enabled = $1 where name = 'performance_monitoring'`,
    [enabled],
  );

test('a measurement is stored by page and release, without whose it was', async () => {
  await record({ vitals: { LCP: 1200, CLS: 0.02, Mood: 5, FCP: 'fast' } });
  expect(await stored()).toEqual([
    { page: '/requests/:id', release: 'r1', device: 'narrow', metric: 'CLS', value: 0.02 },
    { page: '/requests/:id', release: 'r1', device: 'narrow', metric: 'LCP', value: 1200 },
  ]);
});

const recordIn = (remote: string | null, version: string | null, vitals = { LCP: 500 }) =>
  market.database.as({ role: 'anon' }, (queries) =>
    queries.query(
      `select public.record_page_vitals(page => '/leads', release => 'r1', device => 'wide',
         vitals => $1::jsonb, remote => $2, remote_version => $3)`,
      [vitals, remote, version],
    ),
  );

test('a page tells its remote and which release of it ran', async () => {
  await recordIn('mf-vendor', '20260101-120000-0123456789');
  expect(
    await market.database.query('select remote, remote_version from private.page_vitals'),
  ).toEqual([{ remote: 'mf-vendor', remote_version: '20260101-120000-0123456789' }]);
  for (const [remote, version] of [
    ['the vendor remote', 'v1'],
    ['mf-vendor', 'the newest one'],
  ] as const) {
    expect((await refusal(recordIn(remote, version))).message).toBe(
      'This is not a page measurement.',
    );
  }
});

test.each([
  ['an address with an id', { page: '/requests/3f2b8a90-4c1d-4e5f-8a6b-7c8d9e0f1a2b' }],
  ['an address with a query', { page: '/requests?token=1' }],
  ['no page', { page: 'elsewhere' }],
  ['a device nobody has', { device: 'fridge' }],
  ['a release that is a sentence', { release: 'the newest one' }],
])('%s is refused', async (_what, given) => {
  expect((await refusal(record(given))).message).toBe('This is not a page measurement.');
  expect(await stored()).toEqual([]);
});

test('nothing is stored while performance_monitoring is off', async () => {
  await setFlag(false);
  await record();
  expect(await stored()).toEqual([]);
  await setFlag(true);
  await record();
  expect(await stored()).toHaveLength(2);
});

test('a minute takes as many as its limit and refuses the next', async () => {
  await market.database.query('update private.page_vital_limits set a_minute = 2');
  await inOneMinute(market, async () => {
    await record();
    await record();
    expect((await refusal(record())).message).toContain('Too many');
  });
  await market.database.query('update private.page_vital_limits set a_minute = 600');
});

test('a caller who sends too many silences nobody else', async () => {
  await market.database.query('update private.page_vital_limits set a_minute_each = 1');
  const from = (address: string) => record({}, { 'x-forwarded-for': address });
  await inOneMinute(market, async () => {
    await from('203.0.113.5');
    expect((await refusal(from('203.0.113.5'))).message).toContain('Too many');
    await from('203.0.113.6');
    await record();
  });
  await market.database.query('update private.page_vital_limits set a_minute_each = default');
});

test('measurements older than the limit go', async () => {
  await market.database.query(
    `insert into private.page_vitals (page, device, metric, value, created_at)
     select '/', 'wide', 'LCP', 1, now() - interval '31 days' from generate_series(1, 3)`,
  );
  await market.value('private.remove_old_reports()');
  const [old] = await market.database.query<{ rows: number }>(
    `select count(*)::int as rows from private.page_vitals where created_at < now() - interval '30 days'`,
  );
  expect(old?.rows).toBe(0);
});

test('administrators read the 75th percentile by page, by both releases and by day', async () => {
  for (const LCP of [100, 200, 300, 400]) await record({ vitals: { LCP } });
  await record({ release: 'r2', vitals: { LCP: 900 } });
  await recordIn('mf-vendor', 'v1', { LCP: 900 });
  await recordIn('mf-vendor', 'v2', { LCP: 900 });
  const today = new Date().toISOString().slice(0, 10);
  const days = { from_day: today, to_day: today };
  const read = (name: string) =>
    market.database.as({ userId: admin }, (queries) =>
      queries.query(`select * from public.${name}($1, $2)`, [days.from_day, days.to_day]),
    );
  const shell = { metric: 'LCP', remote: null, remote_version: null };
  const vendor = {
    ...{ metric: 'LCP', remote: 'mf-vendor', page: '/leads', release: 'r1' },
    ...{ samples: 1, p75: 900 },
  };
  expect(await read('page_vitals_by_page')).toEqual([
    { ...shell, page: '/requests/:id', release: 'r1', samples: 4, p75: 325 },
    { ...vendor, remote_version: 'v2' },
    { ...vendor, remote_version: 'v1' },
    { ...shell, page: '/requests/:id', release: 'r2', samples: 1, p75: 900 },
  ]);
  expect(await read('page_vitals_by_day')).toMatchObject([{ metric: 'LCP', samples: 7, p75: 900 }]);
});
