import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let owner: string;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  vendor = await market.vendor({ tokens: 60 });
});
afterAll(() => market.database.close());

interface Entry extends Record<string, unknown> {
  id: number;
  kind: string;
  posted_delta: number;
  held_delta: number;
  balance_after: number;
}

const page = (
  caller: string,
  before: number | null,
  atMost: number,
  vendor: string | null = null,
) =>
  market.database.as({ userId: caller }, (queries) =>
    queries.query<Entry>('select * from public.token_ledger_page($1, $2, $3)', [
      before,
      atMost,
      vendor,
    ]),
  );

test.each([
  `update public.token_ledger set posted_delta = 1000`,
  `update public.token_ledger set reason = 'Another'`,
  'delete from public.token_ledger',
  'truncate public.token_ledger cascade',
])('nobody, not even the server itself, can: %s', async (sql) => {
  const attempts = [
    () => market.database.as({ userId: vendor }, (queries) => queries.query(sql)),
    () => market.database.as({ role: 'service_role' }, (queries) => queries.query(sql)),
    () => market.database.query(sql),
  ];
  for (const attempt of attempts) expect((await refusal(attempt())).code).toBe('42501');
});

test('not even the server writes an account, an entry or a payment but through its functions', async () => {
  const tables = [
    'token_accounts',
    'token_ledger',
    'token_adjustments',
    'token_purchases',
    'payments',
    'money_ledger',
    'payment_refunds',
    'payment_reconciliations',
    'billing_policy',
  ];
  const rows = await market.database.query(
    `select t as name, p as privilege from unnest($1::text[]) t, unnest('{insert,update,delete,truncate}'::text[]) p
     where has_table_privilege('service_role', 'public.' || t, p)`,
    [tables],
  );
  expect(rows).toEqual([]);
});

test.each([
  [
    'account',
    'delete from public.token_accounts where vendor_id = $1',
    '23503',
    /violates foreign key constraint "token_ledger_vendor_id_fkey"/,
  ],
  ['profile', 'delete from public.profiles where id = $1', 'P0001', /^Profiles cannot be deleted/],
])('the %s of a Pro with tokens cannot be deleted', async (_what, sql, code, message) => {
  expect(await refusal(market.database.query(sql, [vendor]))).toEqual({
    code,
    message: expect.stringMatching(message),
  });
  expect(await market.tokens(vendor)).toMatchObject({ posted: 60 });
});

test('a business that is deleted leaves the account behind', async () => {
  const closing = await market.vendor({ tokens: 60 });
  await market.database.query('delete from public.vendor_profiles where vendor_id = $1', [closing]);
  expect(await market.tokens(closing)).toMatchObject({ posted: 60 });
});

test('the ledger is paged, newest first, with the balance after each entry', async () => {
  const { id } = await market.submit(owner);
  const { lead } = await market.accept(id, vendor);
  await market.call(owner, 'share_contact', { lead_id: lead });
  const price = await market.value<number>('select token_price from public.leads where id = $1', [
    lead,
  ]);
  const newest = await page(vendor, null, 2);
  expect(newest).toMatchObject([
    { kind: 'capture', posted_delta: -price, held_delta: -price, balance_after: 60 - price },
    { kind: 'hold', posted_delta: 0, held_delta: price, balance_after: 60 - price },
  ]);
  const older = await page(vendor, newest.at(-1)?.id ?? 0, 500);
  expect(older).toMatchObject([{ kind: 'grant', posted_delta: 60, balance_after: 60 }]);
  expect(await page(vendor, older.at(-1)?.id ?? 0, 500)).toEqual([]);
});

test('a ledger is read by kind and by day, and names the request an entry is about', async () => {
  const busy = await market.vendor({ tokens: 60 });
  const { id } = await market.submit(owner);
  await market.accept(id, busy);
  const number = await market.value<number>(
    'select number from public.service_requests where id = $1',
    [id],
  );
  const read = (kinds: readonly string[] | null, fromDay: string | null, toDay: string | null) =>
    market.database.as({ userId: busy }, (queries) =>
      queries.query<Entry>(
        `select * from public.token_ledger_page(
           kinds => $1::jsonb, from_day => $2::date, to_day => $3::date)`,
        [kinds && JSON.stringify(kinds), fromDay, toDay],
      ),
    );
  expect((await read(null, null, null)).map(({ kind }) => kind)).toEqual(['hold', 'grant']);
  expect(await read(['hold', 'capture'], null, null)).toMatchObject([
    { kind: 'hold', request_id: id, request_number: number },
  ]);
  expect(await read(['nonsense'], null, null)).toEqual([]);
  expect(await read(null, '2020-01-01', '2020-12-31')).toEqual([]);
  expect(await read(null, '2020-01-01', '2100-12-31')).toHaveLength(2);
  expect((await refusal(read(null, '0001-01-01', null))).message).toBe(
    'Choose a valid date range.',
  );
});

test('a ledger is readable by its Pro and administrators', async () => {
  const admin = await market.admin();
  expect((await page(admin, null, 500, vendor)).length).toBeGreaterThan(0);
  for (const stranger of [owner, await market.vendor()]) {
    expect(await refusal(page(stranger, null, 500, vendor))).toMatchObject({ code: '42501' });
  }
  expect(await page(owner, null, 500)).toEqual([]);
  for (const atMost of [0, -1, 501]) {
    expect((await refusal(page(vendor, null, atMost))).message).toBe(
      'Request between 1 and 500 entries.',
    );
  }
});

test('the summary adds the ledger up and lists what is held until when', async () => {
  const summarised = await market.vendor({ tokens: 60 });
  const spent = await market.submit(owner);
  const { lead } = await market.accept(spent.id, summarised);
  await market.call(owner, 'share_contact', { lead_id: lead });
  const held = await market.accept((await market.submit(owner)).id, summarised);
  const { posted, available } = await market.tokens(summarised);
  const summary = await market.call<Record<string, unknown>>(summarised, 'my_token_summary');
  const due = await market.value<Date>(
    `select due_at from private.timers where subject_id = $1 and event = 'release'`,
    [held.lead],
  );
  expect(summary).toMatchObject({
    posted,
    held: posted - available,
    available,
    granted: 60,
    purchased: 0,
    spent: 60 - posted,
    adjusted: 0,
    holds: [{ lead_id: held.lead, tokens: posted - available, held_at: expect.any(String) }],
  });
  const [hold] = Array.isArray(summary['holds']) ? summary['holds'] : [];
  expect(new Date(hold.release_at)).toEqual(due);
});

test('a deleted account leaves its ledger and balance behind', async () => {
  const leaving = await market.vendor({ tokens: 40, name: 'Forgettable Tree Works' });
  const admin = await market.admin();
  await market.call(admin, 'grant_tokens', {
    vendor_id: leaving,
    tokens: 5,
    reason: 'For Forgettable Tree Works',
    idempotency_key: randomUUID(),
  });
  await market.accept((await market.submit(owner)).id, leaving);
  await market.call(leaving, 'request_account_deletion', {
    confirm_email: await market.value('select email from public.profiles where id = $1', [leaving]),
  });
  await market.clock(new Date(Date.now() + 8 * 86_400_000));
  expect(
    await market.value('select deleted_at is not null from public.profiles where id = $1', [
      leaving,
    ]),
  ).toBe(true);
  expect(await market.tokens(leaving)).toEqual({ posted: 45, held: 0, available: 45 });
  const entries = await page(admin, null, 500, leaving);
  expect(entries.map((entry) => entry.kind)).toEqual(['release', 'hold', 'grant', 'grant']);
  expect(JSON.stringify(entries)).not.toContain('Forgettable');
});
