import type { Row } from './support/database';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admin: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
afterAll(() => market.database.close());

interface Health extends Row {
  day: Date | string;
  requests: number;
  taken: number;
  quoted: number;
  first_quote_minutes: number | null;
  offers: number;
  accepted_offers: number;
  accepted_quotes: number;
  inside_estimate: number;
  tokens: number;
  errors: number;
}

const today = new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const health = (person: string, from: string | null, to: string | null) =>
  market.database.as({ userId: person }, (queries) =>
    queries.query<Health>('select * from public.marketplace_health($1, $2)', [from, to]),
  );
const failures = (person: string) =>
  market.database.as({ userId: person }, (queries) =>
    queries.query('select * from public.remote_load_failures($1, $1)', [today]),
  );
const report = (message: string, context: object, severity = 'error') =>
  market.database.query(
    `insert into public.error_logs (message, severity, category, context) values ($1, $2, 'ui', $3)`,
    [message, severity, context],
  );

test('a day counts what was asked, taken, quoted and agreed, and days without work are there too', async () => {
  const owner = await market.owner();
  const vendor = await market.vendor({ crewSize: 20, tokens: 500 });
  const alone = await market.submit(owner);
  const low = await market.value(
    'select estimate_low_cents::int from public.service_requests where id = $1',
    [alone.id],
  );
  await market.agree(owner, vendor, Number(low));
  await market.agree(owner, vendor, Number(low) - 1);
  await report('TypeError: nothing here', {});
  await report('Only a remark', {}, 'info');

  const week = await health(admin, daysAgo(6), today);
  expect(week).toHaveLength(7);
  expect(week[0]).toMatchObject({ requests: 0, offers: 0, first_quote_minutes: null, errors: 0 });
  const last = week.at(-1);
  expect(last).toMatchObject({
    requests: 3,
    taken: 2,
    quoted: 2,
    accepted_quotes: 2,
    inside_estimate: 1,
    accepted_offers: 2,
    errors: 1,
  });
  expect(last?.first_quote_minutes).toBeGreaterThanOrEqual(0);
  expect(last?.offers).toBeGreaterThanOrEqual(2);
  const held = await market.value('select sum(posted)::int from public.token_accounts');
  expect(last?.tokens).toBe(held);
});

test('tokens of an earlier day are what is there now less what came since', async () => {
  const vendor = await market.vendor({ tokens: 10 });
  const before = (await health(admin, today, today))[0]?.tokens;
  await market.database.query(
    `select private.post_tokens($1, 'grant', 40, null, 'A gift', 'a gift')`,
    [vendor],
  );
  const [yesterday, now] = await health(admin, daysAgo(1), today);
  expect(now?.tokens).toBe(Number(before) + 40);
  expect(Number(now?.tokens) - Number(yesterday?.tokens)).toBeGreaterThanOrEqual(40);
});

test('parts of the site that could not be loaded are counted by remote and release', async () => {
  await report('RemoteFault: mf-vendor: unreachable', { remote: 'mf-vendor', remote_version: '7' });
  await report('RemoteFault: mf-vendor: staleBuild', { remote: 'mf-vendor', remote_version: '7' });
  await report('RemoteFault: mf-owner: offline', { remote: 'mf-owner', remote_version: null });
  expect(await failures(admin)).toMatchObject([
    { remote: 'mf-vendor', remote_version: '7', failures: 2, people: 0 },
    { remote: 'mf-owner', remote_version: null, failures: 1, people: 0 },
  ]);
});

test('no one else sees it, and days out of order or too many are refused', async () => {
  const owner = await market.owner();
  expect((await refusal(health(owner, today, today))).code).toBe('42501');
  expect((await refusal(failures(owner))).code).toBe('42501');
  expect(await refusal(health(admin, today, daysAgo(1)))).toEqual({
    code: 'P0001',
    message: 'Enter a first day and a last day that is not earlier.',
  });
  expect((await refusal(health(admin, null, today))).message).toMatch(/first day and a last day/);
  expect((await refusal(health(admin, daysAgo(400), today))).message).toBe(
    'Request at most a year of days.',
  );
});
