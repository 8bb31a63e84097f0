import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

const LIVE = '20260101-120000-0123456789';
const CANARY = '20260102-120000-abcdefabcd';
const OLDER = '20251231-120000-0123456789';
const SHELL = '20260101-110000-0123456789';

const count = (version: string, remote = 'mf-vendor') =>
  market.database.as({ role: 'anon' }, (queries) =>
    queries.query('select public.count_release_load($1, $2)', [remote, version]),
  );
const report = (severity: string, userId: string | null = null) =>
  market.database.query(
    `insert into public.error_logs (message, severity, category, user_id, context)
     values ('Broken', $1, 'ui', $2, $3)`,
    [severity, userId, { remote: 'mf-vendor', remote_version: CANARY }],
  );

test('administrators compare the loads and errors of two releases', async () => {
  const admin = await market.admin();
  const owner = await market.owner();
  await report('error');
  for (const version of [LIVE, LIVE, LIVE, CANARY, CANARY]) await count(version);
  await report('error', owner);
  await report('critical', owner);
  await report('warning');

  const compared = await market.database.as({ userId: admin }, (queries) =>
    queries.query(
      'select version, loads::int, errors::int, people from public.compare_releases($1, $2)',
      ['mf-vendor', [LIVE, CANARY]],
    ),
  );
  expect(compared).toEqual([
    { version: CANARY, loads: 2, errors: 2, people: 1 },
    { version: LIVE, loads: 3, errors: 0, people: 0 },
  ]);
});

test.each([
  ['no release', 'mf-vendor', 'latest'],
  ['no remote', 'the vendor area', CANARY],
])('%s is not counted', async (_what, remote, version) => {
  expect(await refusal(count(version, remote))).toMatchObject({
    message: 'Unknown release.',
  });
});

test('invented releases do not push out one that pages load', async () => {
  await market.database.query('delete from private.release_loads');
  await market.database.query(
    `insert into private.release_loads (remote, version, loads, first_at)
     values ('mf-vendor', $1, 500, now() - interval '9 days')`,
    [LIVE],
  );
  await market.database.query(
    `insert into private.release_loads (remote, version)
     select 'mf-vendor', '20260102-120000-' || lpad(to_hex(n), 10, '0') from generate_series(1, 1500) n`,
  );
  await market.database.query(
    `select public.count_release_load('mf-vendor', $1) from generate_series(1, 20)`,
    [CANARY],
  );
  await market.value('private.remove_old_reports()');
  const kept = await market.database.query<{ version: string; loads: number }>(
    'select version, loads::int from private.release_loads order by loads desc, version limit 2',
  );
  expect(kept).toEqual([
    { version: LIVE, loads: 500 },
    { version: CANARY, loads: 20 },
  ]);
  expect(await market.value('(select count(*)::int from private.release_loads)')).toBe(1000);
});

test('administrators see which releases browsers still run', async () => {
  const admin = await market.admin();
  const measured = (remote: string | null, version: string | null, age: string) =>
    market.database.query(
      `insert into private.page_vitals (page, release, remote, remote_version, device, metric, value, created_at)
       values ('/vendor/requests', $1, $2, $3, 'wide', 'LCP', 900, now() - $4::interval)`,
      [SHELL, remote, version, age],
    );
  await measured('mf-owner', LIVE, '2 hours');
  await measured('mf-owner', CANARY, '25 hours');
  await measured('mf-owner', 'latest', '1 hour');
  await measured(null, null, '3 hours');
  const inUse = () =>
    market.database.as({ userId: admin }, (queries) =>
      queries.query(
        `select bundle, version from public.releases_in_use() where bundle in ('shell', 'mf-owner')`,
      ),
    );
  expect(await inUse()).toEqual([
    { bundle: 'shell', version: SHELL },
    { bundle: 'mf-owner', version: LIVE },
  ]);

  await market.database.query(
    `insert into public.error_logs (message, severity, category, context)
     values ('Broken', 'error', 'ui', $1)`,
    [{ remote: 'mf-owner', remote_version: OLDER }],
  );
  expect((await inUse())[0]).toEqual({ bundle: 'mf-owner', version: OLDER });
});
