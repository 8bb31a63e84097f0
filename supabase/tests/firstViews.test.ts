import { quoteInput } from './support/inputs';
import { openMarketplace, type Arguments, type Marketplace } from './support/marketplace';
import { rolledBack } from './support/rolledBack';

let market: Marketplace;
let owner: string;
let vendor: string;
let requests: string[];
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  vendor = await market.vendor();
  requests = [];
  for (let count = 0; count < 3; count += 1) requests.push((await market.submit(owner)).id);
  await market.accept(requests[0] ?? '', vendor);
});
afterAll(() => market.database.close());

/** What a person reads of a statement. */
const read = <Row extends Record<string, unknown>>(person: string, sql: string): Promise<Row[]> =>
  market.database.as({ userId: person }, (queries) => queries.query<Row>(sql));

interface Listed {
  readonly id: string;
  readonly leads: readonly unknown[];
  readonly properties: unknown;
}
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('the dashboard of an owner', () => {
  const dashboard = (person: string) =>
    market.call<Record<string, never>>(person, 'owner_dashboard', { shown_properties: 1 });

  test('holds in one answer what its parts answer one by one', async () => {
    const all: Record<string, unknown> = await dashboard(owner);
    expect(all['open']).toEqual(
      await market.call(owner, 'my_request_list', { states: '{draft,submitted,matching,open}' }),
    );
    expect(all['counts']).toEqual({ open: 3 });
    expect(all['spending']).toEqual(await read(owner, 'select * from public.my_spending()'));
    expect(all['saved_vendors']).toEqual(
      await read(owner, 'select * from public.my_saved_vendors()'),
    );
    const properties = await read<{ id: string }>(
      owner,
      'select id from public.properties order by label, id',
    );
    expect(all['properties']).toMatchObject(properties);
    expect(Object.keys(all['figures'] ?? {})).toEqual(idsOf(properties).slice(0, 1));
    expect(Object.keys(all).sort()).toEqual([
      'care',
      'conversations',
      'counts',
      'disputes',
      'draft',
      'figures',
      'jobs',
      'open',
      'pressing',
      'properties',
      'saved_vendors',
      'spending',
    ]);
  });

  test('holds nothing of anyone else', async () => {
    const all = JSON.stringify(await dashboard(await market.owner()));
    for (const id of [owner, ...requests]) expect(all).not.toContain(id);
  });
});

test('requests are listed in the order they were found in, each with what its card shows', async () => {
  const list = (given: Arguments) => market.call<Listed[]>(owner, 'my_request_list', given);
  const oldest = await list({ sort: 'oldest' });
  expect(idsOf(oldest)).toEqual(requests);
  expect(oldest[0]).toMatchObject({
    properties: { label: expect.any(String), address: expect.any(String) },
    leads: [{ state: 'accepted' }],
    quotes: [],
    jobs: [],
    reviews: [],
  });
  expect(idsOf(await list({ sort: 'oldest', page_size: 2, after: requests[0] }))).toEqual(
    requests.slice(1),
  );
});

describe('the inbox of a Pro', () => {
  interface Page {
    readonly leads: readonly { id: string; request_id: string; competition: unknown }[];
    readonly next: unknown;
  }
  const page = (after: unknown) =>
    market.call<Page>(vendor, 'my_lead_list', {
      filter: { states: ['offered', 'viewed', 'accepted'], sort: 'newest' },
      after,
      at_most: 2,
    });

  test('is read page by page, with the place to continue from', async () => {
    const first = await page(null);
    const last = await page(first.next);
    expect(last.next).toBeNull();
    const found = [...first.leads, ...last.leads].map(({ request_id: id }) => id);
    expect([...found].sort()).toEqual([...requests].sort());
    expect(first.leads[0]).toMatchObject({
      competition: { taken: expect.any(Number), at_most: expect.any(Number) },
      service_requests: { request_trees: [expect.any(Object)], request_photos: [] },
    });
  });
});

describe('the dashboard of a Pro', () => {
  test('holds in one answer what its parts answer one by one', async () => {
    const all = await market.call<Record<string, unknown>>(vendor, 'vendor_dashboard', {
      days: 30,
    });
    expect(all['business']).toEqual(await market.call(vendor, 'my_business'));
    expect(all['business']).toMatchObject({ vendor_id: vendor, vendor_subscriptions: [] });
    expect(all['counts']).toEqual({ accepted: 1, offered: 2 });
    expect(all['offers']).toHaveLength(2);
    expect(all['latest']).toHaveLength(1);
    expect(all['explanation']).toMatchObject({ base_rank: expect.any(Number) });
    expect(all['rules']).toMatchObject({ accepts_at_most: expect.any(Number) });
    expect(all['tokens']).toMatchObject({ vendor_id: vendor });
    const { from_day, to_day } = Object(all['stats']);
    expect((Date.parse(to_day) - Date.parse(from_day)) / 86_400_000).toBe(29);
    expect(all['stats']).toEqual(
      await market.call(vendor, 'my_vendor_stats', { from_day, to_day }),
    );
  });

  test('holds the figures of a period of the calendar', async () => {
    const { stats } = await market.call<{ stats: { from_day: string; to_day: string } }>(
      vendor,
      'vendor_dashboard',
      { days: 30, period: 'last-year' },
    );
    expect(stats.from_day).toMatch(/-01-01$/);
    expect(stats).toEqual(
      await market.call(vendor, 'my_vendor_stats', {
        from_day: stats.from_day,
        to_day: stats.to_day,
      }),
    );
  });

  test('holds nothing of anyone else', async () => {
    const all = await market.call(await market.applicant(), 'vendor_dashboard');
    for (const id of [vendor, owner, ...requests]) expect(JSON.stringify(all)).not.toContain(id);
  });
});

describe('what waits for administrators', () => {
  const decisions = async (shown: number, queue = 'null') => {
    const admin = await market.admin();
    const rows = await read<{ queue: string; total: string; rows: { id: string }[] }>(
      admin,
      `select queue, total, rows from public.open_decisions(${shown}, ${queue})`,
    );
    return new Map(
      rows.map(({ queue, total, rows: list }) => [queue, { total: Number(total), list }]),
    );
  };

  test('is counted whole, and listed from the most urgent on', async () => {
    const applicants = [
      await market.applicant(),
      await market.applicant(),
      await market.applicant(),
    ];
    await market.database.query(
      `update public.vendor_profiles set state = 'under_review' where vendor_id = any ($1)`,
      [applicants],
    );
    await market.database.query(
      `update public.vendor_profiles
       set state_since = now() - interval '1 day' * array_position($1::uuid[], vendor_id)
       where vendor_id = any ($1)`,
      [applicants],
    );
    const approvals = (await decisions(2)).get('approvals');
    expect(approvals?.total).toBe(3);
    expect(idsOf(approvals?.list ?? [])).toEqual([...applicants].reverse().slice(0, 2));
  });

  test('is the same when one queue is asked for alone', async () => {
    await market.database.query(
      `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on, verified_at)
       values ($1, 'isa_certified_arborist', 'ISA', 'TX-1', current_date + 20, now())`,
      [vendor],
    );
    const all = await decisions(5);
    expect([...all.keys()].sort()).toEqual(['approvals', 'ending']);
    for (const [queue, rows] of all) {
      expect(await decisions(5, `'${queue}'`)).toEqual(new Map([[queue, rows]]));
    }
  });

  test('of one queue is looked for in its own tables alone', async () => {
    const looked = await rolledBack(market.database, async (queries) => {
      await queries.query(
        `insert into public.contact_messages (name, email, topic, body, waits_since)
         select 'Rosa', 'rosa@example.com', 'question', 'Number ' || n, now() from generate_series(1, 20000) n`,
      );
      const blocksFor = async (queue: string) => {
        const explain = `explain (analyze, buffers, format json) select 1 from private.waiting_cases(${queue})`;
        // The first run also reads what the catalog says about the tables.
        await queries.query(explain);
        const [row] = await queries.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(explain);
        const plan = row?.['QUERY PLAN'][0]?.Plan;
        return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
      };
      return { disputes: await blocksFor(`'disputes'`), all: await blocksFor('null') };
    });
    expect(looked.disputes).toBeLessThan(100);
    expect(looked.all).toBeGreaterThan(200);
  });

  test('is part of the one answer of their dashboard', async () => {
    const all = await market.call<Record<string, unknown>>(
      await market.admin(),
      'admin_dashboard',
      {
        from_day: '2026-01-01',
        to_day: '2026-01-07',
      },
    );
    expect(all['decisions']).toMatchObject({ approvals: { total: 3 } });
    expect(all['health']).toHaveLength(7);
    const before = [...Array(7).keys()].map((day) => ({ day: `2025-12-${25 + day}` }));
    expect(all['health_before']).toMatchObject(before);
    expect(all['requests']).toMatchObject([...requests].reverse().map((id) => ({ id })));
  });
});

test('an accepted quote answers with every row it changed, as it is now', async () => {
  const [request = ''] = requests;
  const lead = await market.lead(request, vendor);
  const quote = await market.quote(vendor, lead, 90_000);
  const answer = await market.call<Record<string, unknown>>(owner, 'accept_quote', {
    quote_id: quote,
    idempotency_key: '6f2f1d5e-58a8-4c4e-9d0c-6d8d2f1f7d11',
  });
  expect(answer).toMatchObject({
    request: { id: request, state: 'awarded' },
    leads: [{ id: lead, state: 'won', contact_shared_at: expect.any(String) }],
    quotes: [{ id: quote, state: 'accepted' }],
    job: { id: answer['job_id'], state: 'scheduled' },
  });
});

test('a quote sent answers with itself, its lines and photos, and its lead, as they are now', async () => {
  const [asking, quoting] = [await market.owner(), await market.vendor()];
  const { id: request } = await market.submit(asking);
  const { lead } = await market.accept(request, quoting);
  const photo = await market.photo(quoting);
  const answer = await market.call<Record<string, unknown>>(quoting, 'send_quote', {
    ...quoteInput(lead, 90_000),
    photos: [photo],
  });
  const [stored] = await market.database.as({ userId: quoting }, (queries) =>
    queries.query(
      `select to_jsonb(q) as quote, to_jsonb(l) as lead, to_jsonb(i) as line
       from public.quotes q join public.leads l on l.id = q.lead_id
       join public.quote_line_items i on i.quote_id = q.id where l.id = $1`,
      [lead],
    ),
  );
  const { quote, line, lead: quoted } = stored as Record<string, object>;
  expect(quoted).toMatchObject({ state: 'quoted' });
  expect(answer).toEqual({
    id: answer['id'],
    version: 1,
    lead: quoted,
    quote: { ...quote, quote_line_items: [line], quote_photos: [{ path: photo, position: 1 }] },
  });
});

test('a header says what is unread and shown now, to everyone who is signed in', async () => {
  expect(await market.call(owner, 'my_header')).toMatchObject({
    unread_messages: 0,
    unread_notifications: expect.any(Number),
    announcements: [],
    flags: null,
  });
});

test('a header takes the flags along for a page that opens, as their table answers them', async () => {
  const { flags } = await market.call<{ flags: unknown[] }>(owner, 'my_header', {
    with_flags: true,
  });
  const rows = await read<{ flag: unknown }>(
    owner,
    'select to_jsonb(f) as flag from public.feature_flags f order by f.name',
  );
  expect(flags).toEqual(rows.map(({ flag }) => flag));
  expect(flags).not.toEqual([]);
});

test('names the latest quote that was sent, which tells the status of a lead', async () => {
  const [asking, quoting] = [await market.owner(), await market.vendor()];
  const { lead } = await market.accept((await market.submit(asking)).id, quoting);
  const latest = async () => {
    const { leads } = await market.call<{ leads: { quotes: unknown }[] }>(quoting, 'my_lead_list', {
      filter: { states: ['accepted', 'quoted'], sort: 'newest' },
    });
    return leads[0]?.quotes;
  };
  expect(await latest()).toEqual([]);
  await market.quote(quoting, lead, 90_000);
  const second = await market.quote(quoting, lead, 80_000);
  await market.call(asking, 'decline_quote', { quote_id: second, reason: 'Too much' });
  expect(await latest()).toEqual([{ state: 'declined' }]);
});

test('a won lead comes with the agreed price, which its owner reads in lists too', async () => {
  const hired = await market.vendor();
  const { lead } = await market.agree(await market.owner(), hired, 87_000);
  const { leads } = await market.call<{ leads: { id: string; jobs: unknown }[] }>(
    hired,
    'my_lead_list',
    { filter: { states: ['won'], sort: 'newest' } },
  );
  expect(leads).toMatchObject([{ id: lead, jobs: { price_cents: 87_000 } }]);
});

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}
