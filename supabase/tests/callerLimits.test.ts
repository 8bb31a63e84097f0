import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// Limits count the caller: one who sends too much is stopped, and no one else.

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

const from = <T>(address: string, sql: string, parameters: unknown[] = []) =>
  market.database.as(
    { role: 'anon', headers: { 'x-forwarded-for': `198.51.100.99, ${address}` } },
    (queries) => queries.query<{ answer: T }>(sql, parameters),
  );
const report = (address: string) =>
  from(
    address,
    `insert into public.error_logs (message, severity, category, stack_trace)
     values ('It broke', 'error', 'ui', repeat('x', 20000))`,
  );
const write = (address: string, mail: string) =>
  from(address, `select public.send_contact_message('Ada', $1, 'question', $1) as answer`, [mail]);

async function untilRefused(attempt: (place: number) => Promise<unknown>): Promise<number> {
  for (let place = 0; place < 1000; place += 1) {
    const outcome = await attempt(place).then(
      () => undefined,
      (error: unknown) => refusal(Promise.reject(error)),
    );
    if (outcome) return place;
  }
  throw new Error('There is no end.');
}

test('a visitor who floods error reports does not block others', async () => {
  // A flood over the turn of a minute gets a part of the first one through, too.
  expect(await untilRefused(() => report('198.51.100.1'))).toBeGreaterThanOrEqual(60);
  expect(await market.value('(select max(reports) from private.error_report_counts)')).toBe(60);
  await report('198.51.100.2');
});

test('a visitor with many email addresses does not block others', async () => {
  expect(await untilRefused((place) => write('198.51.100.1', `a${place}@example.com`))).toBe(5);
  await write('198.51.100.2', 'real@example.com');
});

test.each([
  ['2001:db8:1:2::1', '2001:0DB8:1:2:ffff:ffff:ffff:ffff', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::ffff:198.51.100.1', '198.51.100.1', true],
  ['::ffff:198.51.100.1', '::ffff:198.51.100.2', false],
  ['not:an:address', 'not:another', false],
])('the limits of %s and %s are the same: %s', async (one, other, same) => {
  const caller = (address: string) => market.value<string>('private.network_of($1)', [address]);
  expect((await caller(one)) === (await caller(other))).toBe(same);
});

test('a visitor with all addresses of one IPv6 network does not get past the limits', async () => {
  const sent = await untilRefused((place) =>
    write(`2001:db8:5:6::${place.toString(16)}`, `c${place}@example.com`),
  );
  expect(sent).toBe(5);
  await write('2001:db8:5:7::1', 'neighbor@example.com');
});

describe('the address a request came from', () => {
  afterEach(() => market.database.query('delete from private.edge_functions'));

  const host = (behindCloudflare: boolean, trustedProxies: number) =>
    market.database.query(
      `insert into private.edge_functions (address, worker_key, behind_cloudflare, trusted_proxies)
       values ('https://api.trees.example/functions/v1', repeat('k', 32), $1, $2)`,
      [behindCloudflare, trustedProxies],
    );

  /** As whom a visitor with these headers is counted. */
  async function countedAs(headers: Record<string, string>): Promise<string | undefined> {
    await market.database.query('delete from private.error_report_counts');
    await market.database.as({ role: 'anon', headers }, (queries) =>
      queries.query(
        `insert into public.error_logs (message, severity, category) values ('It broke', 'error', 'ui')`,
      ),
    );
    const [counted] = await market.database.query<{ reporter: string }>(
      `select reporter from private.error_report_counts where reporter not like 'visitors:%'`,
    );
    return counted?.reporter;
  }

  test.each([
    [1, '203.0.113.7', 'address 203.0.113.7'],
    [1, '198.51.100.66, 203.0.113.7', 'address 203.0.113.7'],
    [1, '198.51.100.66,198.51.100.67 , 203.0.113.7 ', 'address 203.0.113.7'],
    [2, '203.0.113.7, 10.0.0.1', 'address 203.0.113.7'],
    [2, '198.51.100.66, 203.0.113.7, 10.0.0.1', 'address 203.0.113.7'],
    [3, '198.51.100.66, 203.0.113.7, 10.0.0.1, 10.0.0.2', 'address 203.0.113.7'],
    [2, '203.0.113.7', 'visitors'],
    [1, '198.51.100.66, ', 'visitors'],
    [1, '', 'visitors'],
  ])('behind %i proxies, %j is %s', async (trusted, forwarded, caller) => {
    await host(false, trusted);
    expect(await countedAs({ 'x-forwarded-for': forwarded })).toBe(caller);
  });

  test('is what the local server adds, before hosting is set up', async () => {
    expect(await countedAs({ 'x-forwarded-for': '198.51.100.66, 203.0.113.7' })).toBe(
      'address 203.0.113.7',
    );
    expect(await countedAs({})).toBe('visitors');
  });

  const told = { 'cf-connecting-ip': '203.0.113.7' };

  test('comes only from Cloudflare when Cloudflare is in front of the project', async () => {
    await host(true, 1);
    expect(await countedAs({ ...told, 'x-forwarded-for': '198.51.100.66, 10.0.0.1' })).toBe(
      'address 203.0.113.7',
    );
    expect(await countedAs({ 'x-forwarded-for': '198.51.100.66' })).toBe('visitors');
  });

  test("is not what a caller says in Cloudflare's name elsewhere", async () => {
    expect(await countedAs({ ...told, 'x-forwarded-for': '198.51.100.7' })).toBe(
      'address 198.51.100.7',
    );
    await host(false, 1);
    expect(await countedAs(told)).toBe('visitors');
  });

  test('cannot be changed to get past a limit', async () => {
    const forged = (place: number) =>
      market.database.as(
        { role: 'anon', headers: { 'x-forwarded-for': `10.1.0.${place}, 203.0.113.50` } },
        (queries) =>
          queries.query(`select public.send_contact_message('Ada', $1, 'question', $1)`, [
            `f${place}@example.com`,
          ]),
      );
    expect(await untilRefused(forged)).toBe(5);
  });
});

test('the person named as the sender of many messages can still write', async () => {
  const victim = 'victim@example.com';
  const words = (text: string) =>
    `select public.send_contact_message('Ada', '${victim}', 'question', '${text}') as answer`;
  const flooded = await untilRefused((place) => from('203.0.113.1', words(`Flood ${place}`)));
  expect(flooded).toBe(5);
  await from('203.0.113.2', words('Please help'));
  const person = await market.owner();
  await market.database.as({ userId: person }, (queries) => queries.query(words('Please help me')));
});

test('an account writes as often as a visitor, whatever addresses it names', async () => {
  const person = await market.owner();
  const sent = await untilRefused((place) =>
    market.database.as({ userId: person }, (queries) =>
      queries.query(
        `select public.send_contact_message('Ada', 'b${place}@example.com', 'question', 'Hello ${place}')`,
      ),
    ),
  );
  expect(sent).toBe(5);
});

test('reports are limited in length, number and time', async () => {
  expect(await market.value('(select max(length(stack_trace)) from public.error_logs)')).toBe(8000);
  await market.database.query(`update private.error_report_limits set kept_at_most = 10`);
  await market.value('private.remove_old_reports()');
  const kept = () => market.value<number>('(select count(*)::int from public.error_logs)');
  const few = await kept();
  expect(few).toBeGreaterThan(1);
  expect(few).toBeLessThanOrEqual(10);
  await market.database.query(
    `update public.error_logs set created_at = now() - interval '91 days' where id % 2 = 0`,
  );
  await market.database.query(
    `update public.error_groups set last_seen_at = now() - interval '2 years'`,
  );
  await market.value('private.remove_old_reports()');
  expect(await kept()).toBeLessThan(few);
  expect(await market.value('(select count(*)::int from public.error_groups)')).toBe(0);
});

test('kinds of errors are limited in number; those that happen again outlast invented ones', async () => {
  await market.database.query('update private.error_report_limits set kinds_kept_at_most = 3');
  await market.database.query(
    `insert into public.error_groups (fingerprint, message, category, severity, occurrences, first_seen_at, last_seen_at)
     select 'kind ' || n, 'Broken', 'ui', 'error', case n when 1 then 2 else 1 end, now(), now() + n * interval '1 second'
     from generate_series(1, 9) n`,
  );
  await market.value('private.remove_old_reports()');
  expect(
    await market.value(
      '(select array_agg(fingerprint order by fingerprint) from public.error_groups)',
    ),
  ).toEqual(['kind 1', 'kind 8', 'kind 9']);
});
