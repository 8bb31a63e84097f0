import { inOneMinute } from './support/inOneMinute';
import type { Caller } from './support/database';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admin: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
afterAll(() => market.database.close());

const report = (caller: Caller, message: string, context: unknown = null, source = 'Page') =>
  market.database.as(caller, (queries) =>
    queries.query(
      `insert into public.error_logs (message, severity, category, source, context, user_id)
       values ($1, 'error', 'ui', $2, $3::jsonb, $4)`,
      [message, source, context, 'userId' in caller ? caller.userId : null],
    ),
  );
const news = (adminId: string) =>
  market.database.query<{ event: string; payload: { reports: number } }>(
    `select event, payload from realtime.messages where topic = $1 order by inserted_at desc, id`,
    [`admin:errors:${adminId}`],
  );
const groups = () =>
  market.database.as({ userId: admin }, (queries) =>
    queries.query<{ fingerprint: string; message: string; occurrences: string }>(
      `select fingerprint, message, occurrences::text, affected_users, release, remote, remote_version,
         resolved_at is not null as resolved, reopened_at is not null as reopened
       from public.error_groups order by first_seen_at`,
    ),
  );

test('errors of one shape are one group, with how often and how many people', async () => {
  const [first, second] = [await market.owner(), await market.owner()];
  const id = '3f2b8a90-4c1d-4e5f-8a6b-7c8d9e0f1a2b';
  await report({ userId: first }, `Request 1001 of ${id} at https://a.example/x failed: "elm"`, {
    release: 'r1',
    remote: 'mf-owner',
    remote_version: '7',
  });
  await report({ userId: first }, `Request 22 of ${id} at https://b.example failed: "oak"`);
  await report({ userId: second }, `Request 3 of ${id} at https://c.example failed: "ash"`, {
    release: 'r2',
  });
  await report({ userId: second }, 'Another thing failed');
  const all = await groups();
  expect(all).toHaveLength(2);
  expect(all[0]).toMatchObject({
    occurrences: '3',
    affected_users: 2,
    release: 'r2',
    remote: 'mf-owner',
    remote_version: '7',
  });
});

test('a visitor’s report is no critical case, and closes none', async () => {
  const send = (caller: Caller, message: string, severity: string) =>
    market.database.as(caller, (queries) =>
      queries.query(
        `insert into public.error_logs (message, severity, category) values ($1, $2, 'ui')`,
        [message, severity],
      ),
    );
  const cases = async () =>
    (
      await market.database.query<{ words: string }>(
        `select subject ->> 'words' as words from private.waiting_cases('errors') order by since, id`,
      )
    ).map(({ words }) => words);
  await send({ role: 'anon' }, 'Everything is on fire', 'critical');
  expect(await cases()).toEqual([]);
  expect(
    await market.value(
      `select severity from public.error_logs where message = 'Everything is on fire'`,
    ),
  ).toBe('error');
  await send({ userId: await market.owner() }, 'Everything is on fire', 'critical');
  expect(await cases()).toEqual(['Everything is on fire']);
  await send({ role: 'anon' }, 'Everything is on fire', 'info');
  expect(await cases()).toEqual(['Everything is on fire']);
  await market.database.query(
    `update public.error_groups set resolved_at = now() where message = 'Everything is on fire'`,
  );
  await send({ role: 'anon' }, 'Everything is on fire', 'critical');
  expect(await cases()).toEqual([]);
  await market.database.query(
    `delete from public.error_groups where message = 'Everything is on fire'`,
  );
});

test('one account makes a handful of critical cases an hour, and its other reports are kept as errors', async () => {
  const caller = { userId: await market.owner() };
  for (const word of ['alder', 'beech', 'cedar', 'elm', 'fir', 'larch', 'maple', 'pine']) {
    await market.database.as(caller, (queries) =>
      queries.query(
        `insert into public.error_logs (message, severity, category) values ($1, 'critical', 'ui')`,
        [`The ${word} burns`],
      ),
    );
  }
  const kinds = await market.database.query(
    `select severity, count(*)::int as kinds from public.error_groups
     where message like 'The % burns' group by 1 order by 1`,
  );
  await market.database.query(`delete from public.error_groups where message like 'The % burns'`);
  expect(kinds).toEqual([
    { severity: 'critical', kinds: 5 },
    { severity: 'error', kinds: 3 },
  ]);
});

test('a report that is sent again arrives once, also in its group', async () => {
  const send = (key: string | null) =>
    market.database.as({ role: 'anon' }, (queries) =>
      queries.query(
        `insert into public.error_logs (message, severity, category, report_key)
         values ('Sent while nothing answered', 'error', 'network', $1)`,
        [key],
      ),
    );
  await send('one');
  expect((await refusal(send('one'))).code).toBe('23505');
  await send('two');
  for (let times = 0; times < 2; times += 1) await send(null);
  const [group] = await market.database.query(
    `select occurrences::int from public.error_groups where message = 'Sent while nothing answered'`,
  );
  expect(group).toEqual({ occurrences: 4 });
  await market.database.query(
    `delete from public.error_groups where message = 'Sent while nothing answered'`,
  );
});

test('a resolved error that happens again is reopened; both are on record', async () => {
  const [group] = await groups();
  await market.call(admin, 'resolve_error_group', {
    fingerprint: group?.fingerprint,
    reason: 'Fixed in r3',
  });
  expect((await groups())[0]).toMatchObject({ resolved: true, reopened: false });
  await report({ role: 'anon' }, group?.message ?? '');
  expect((await groups())[0]).toMatchObject({ resolved: false, reopened: true, occurrences: '4' });
  expect(
    await market.value(`select reason from public.admin_audit where action = 'error.resolve'`),
  ).toBe('Fixed in r3');
});

test('a person, visitors together and visitors with one error report so many a minute', async () => {
  await market.database.query(
    `update private.error_report_limits set per_person = 3, all_visitors = 6, visitors_per_kind = 2;`,
  );
  await inOneMinute(market, async () => {
    const owner = await market.owner();
    const other = await market.owner();
    for (const text of ['a', 'b', 'c']) await report({ userId: owner }, text);
    expect(await refusal(report({ userId: owner }, 'd'))).toEqual({
      code: 'P0001',
      message: 'Too many attempts. Wait a moment and try again.',
    });
    await report({ userId: other }, 'a');
    const anon: Caller = { role: 'anon' };
    await report(anon, 'same');
    await report(anon, 'same');
    expect((await refusal(report(anon, 'same'))).code).toBe('P0001');
    for (const text of ['e', 'f', 'g', 'h']) await report(anon, text);
    expect((await refusal(report(anon, 'i'))).code).toBe('P0001');
  });
});

test('a person who watches the log is notified of every report, once a statement and without its words', async () => {
  const before = (await news(admin)).length;
  await market.database.query(
    `insert into public.error_logs (message, severity, category)
     select 'Storm ' || n, 'error', 'ui' from generate_series(1, 500) n`,
  );
  const all = await news(admin);
  expect(all).toHaveLength(before + 1);
  expect(all.find(({ payload }) => payload.reports === 500)).toEqual({
    event: 'reported',
    payload: { id: expect.any(String), reports: 500 },
  });
});

test('a former administrator hears nothing of later reports', async () => {
  const former = await market.admin();
  const add = `insert into public.error_logs (message, severity, category) values ('Later', 'error', 'ui')`;
  await market.database.query(add);
  const before = (await news(former)).length;
  expect(before).toBe(1);
  await market.database.query(`update public.profiles set user_type = 'owner' where id = $1`, [
    former,
  ]);
  const heard = (await news(admin)).length;
  await market.database.query(add);
  expect((await news(former)).length).toBe(before);
  expect((await news(admin)).length).toBe(heard + 1);
});

test('the server itself reports without limits', async () => {
  for (let count = 0; count < 8; count += 1)
    await report({ role: 'service_role' }, 'from the server');
});
