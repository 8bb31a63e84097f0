import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let owner: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
});
afterEach(() => expectLedgerToAddUp());
afterAll(() => market.database.close());

// Holds after every test: an account is the sum of its ledger and never below zero.
async function expectLedgerToAddUp(): Promise<void> {
  const wrong = await market.database.query(
    `select a.vendor_id from public.token_accounts a left join public.token_ledger l using (vendor_id)
     group by a.vendor_id having a.posted <> coalesce(sum(l.posted_delta), 0)
       or a.held <> coalesce(sum(l.held_delta), 0) or a.available <> a.posted - a.held or a.available < 0 or a.held < 0`,
  );
  expect(wrong).toEqual([]);
}

const entries = (vendor: string) =>
  market.database.query<{ kind: string; posted_delta: number; held_delta: number }>(
    `select kind::text, posted_delta, held_delta from public.token_ledger
     where vendor_id = $1 and key not like 'test:%' order by id`,
    [vendor],
  );

test('the price follows the middle of the estimate, one token per $100, between 3 and 25', async () => {
  const price = async (trees: unknown) => {
    const { id } = await market.submit(owner, { trees });
    const [row] = await market.database.query<{ token_price: number; middle: number }>(
      `select token_price, (estimate_low_cents + estimate_high_cents) / 2.0 / 10000 as middle
       from public.service_requests where id = $1`,
      [id],
    );
    return row;
  };
  expect(await price([{ height_m: 3, diameter_cm: 8 }])).toMatchObject({ token_price: 3 });
  expect(await price([{ height_m: 30, diameter_cm: 100, count: 5 }])).toMatchObject({
    token_price: 25,
  });
  const middling = await price([{ height_m: 12, diameter_cm: 40 }]);
  expect(middling?.token_price).toBe(Math.round(Number(middling?.middle)));
});

test('a hold is captured when the owner engages, and not again by anything later', async () => {
  const vendor = await market.vendor();
  const { id } = await market.submit(owner);
  const price = await market.value<number>(
    'select token_price from public.service_requests where id = $1',
    [id],
  );
  const { lead, conversation } = await market.accept(id, vendor);
  for (const body of ['Hello', 'And again']) {
    await market.call(owner, 'send_message', {
      conversation_id: conversation,
      body,
      idempotency_key: randomUUID(),
    });
  }
  await market.call(owner, 'share_contact', { lead_id: lead });
  await market.award(owner, await market.quote(vendor, lead, 50_000));
  expect(await entries(vendor)).toEqual([
    { kind: 'hold', posted_delta: 0, held_delta: price },
    { kind: 'capture', posted_delta: -price, held_delta: -price },
  ]);
});

test('a hold goes back when the owner cancels before engaging', async () => {
  const vendor = await market.vendor();
  const before = await market.tokens(vendor);
  const { id } = await market.submit(owner);
  await market.accept(id, vendor);
  await market.call(owner, 'cancel_request', { request_id: id, reason: 'Changed my mind' });
  expect(await market.tokens(vendor)).toEqual(before);
  expect((await entries(vendor)).map((entry) => entry.kind)).toEqual(['hold', 'release']);
});

test('tokens spent stay spent when the owner cancels after engaging', async () => {
  const vendor = await market.vendor();
  const { id } = await market.submit(owner);
  const { lead } = await market.accept(id, vendor);
  await market.call(owner, 'share_contact', { lead_id: lead });
  await market.call(owner, 'cancel_request', { request_id: id, reason: 'Changed my mind' });
  expect((await entries(vendor)).map((entry) => entry.kind)).toEqual(['hold', 'capture']);
});

test('the same accept sent twice has one effect and one answer', async () => {
  const vendor = await market.vendor();
  const { id } = await market.submit(owner);
  const lead = await market.lead(id, vendor);
  const key = randomUUID();
  const first = await market.call(vendor, 'accept_lead', { lead_id: lead, idempotency_key: key });
  const second = await market.call(vendor, 'accept_lead', { lead_id: lead, idempotency_key: key });
  expect(second).toEqual(first);
  expect(await entries(vendor)).toHaveLength(1);
  const reused = await refusal(
    market.call(vendor, 'send_quote', {
      lead_id: lead,
      line_items: [],
      message: null,
      earliest_start: null,
      valid_days: 1,
      idempotency_key: key,
    }),
  );
  expect(reused.message).toBe('This idempotency key was used for another action.');
});

test('the same submission sent twice is one request', async () => {
  const key = randomUUID();
  const first = await market.submit(owner, {}, key);
  const second = await market.submit(owner, {}, key);
  expect(second).toEqual(first);
});

test('a Pro without enough tokens is refused, and nothing changes', async () => {
  const vendor = await market.vendor({ tokens: 2 });
  const { id } = await market.submit(owner);
  const lead = await market.lead(id, vendor);
  const refused = await refusal(
    market.call(vendor, 'accept_lead', { lead_id: lead, idempotency_key: randomUUID() }),
  );
  expect(refused).toEqual({ code: 'P0001', message: 'You do not have enough tokens for this.' });
  expect(await market.value('select state::text from public.leads where id = $1', [lead])).toBe(
    'offered',
  );
  expect(await entries(vendor)).toEqual([]);
});

test('an entry with a used key has no effect, and no entry can overdraw an account', async () => {
  const vendor = await market.vendor({ tokens: 10 });
  const post = (kind: string, tokens: number, key: string) =>
    market.value<boolean>(
      `private.post_tokens($1, $2::public.token_entry_kind, $3, null, 'Test', $4)`,
      [vendor, kind, tokens, key],
    );
  expect(await post('adjust', -4, `${vendor}:a`)).toBe(true);
  expect(await post('adjust', -4, `${vendor}:a`)).toBe(false);
  expect(await market.tokens(vendor)).toMatchObject({ posted: 6 });
  expect((await refusal(post('adjust', -7, `${vendor}:b`))).message).toBe(
    'You do not have enough tokens for this.',
  );
  expect((await refusal(post('release', 1, `${vendor}:c`))).message).toBe(
    'You do not have enough tokens for this.',
  );
  expect((await refusal(post('grant', 0, `${vendor}:d`))).message).toBe(
    'An entry needs a positive number of tokens.',
  );
  expect((await refusal(post('grant', 2_147_483_647, `${vendor}:e`))).code).toBe('22003');
  expect(await market.tokens(vendor)).toEqual({ posted: 6, held: 0, available: 6 });
});

test('approval grants the welcome tokens of the billing policy', async () => {
  await market.database.query('update public.billing_policy set welcome_tokens = 35');
  const admin = await market.admin();
  const vendor = await market.applicant();
  await market.database.query(
    `update public.vendor_profiles set state = 'under_review' where vendor_id = $1`,
    [vendor],
  );
  await market.database.query(
    `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on, verified_at)
     values ($1, 'liability_insurance', 'Issuer', 'GL', current_date + 400, now())`,
    [vendor],
  );
  await market.call(admin, 'decide_vendor', {
    vendor_id: vendor,
    decision: 'approve',
    reason: 'Checked',
  });
  expect(await market.tokens(vendor)).toEqual({ posted: 35, held: 0, available: 35 });
});

test('at most three Pros accept a request, however many try at once', async () => {
  const vendors = await market.vendors(5);
  const newcomer = await market.owner();
  // Only these five: everyone else is put out of reach.
  await market.database.query(
    `update public.vendor_profiles set state = 'paused' where vendor_id <> all ($1::uuid[])`,
    [vendors],
  );
  const { id } = await market.submit(newcomer);
  const attempts = await Promise.allSettled(vendors.map((vendor) => market.accept(id, vendor)));
  expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(3);
  const states = (await market.leads(id)).map((lead) => lead.state).sort();
  expect(states).toEqual(['accepted', 'accepted', 'accepted', 'lost', 'lost']);
});

test('one Pro who takes many leads at once never overdraws', async () => {
  const vendor = await market.vendor({ tokens: 30 });
  await market.database.query(
    `update public.vendor_profiles set state = 'paused' where vendor_id <> $1`,
    [vendor],
  );
  const requests: string[] = [];
  for (let count = 0; count < 6; count += 1) requests.push((await market.submit(owner)).id);
  const price = await market.value<number>(
    'select token_price from public.service_requests where id = $1',
    [requests[0]],
  );
  const attempts = await Promise.allSettled(
    requests.map((request) => market.accept(request, vendor)),
  );
  const taken = attempts.filter((attempt) => attempt.status === 'fulfilled').length;
  expect(taken).toBe(Math.min(6, Math.floor(30 / price)));
  expect(await market.tokens(vendor)).toEqual({
    posted: 30,
    held: taken * price,
    available: 30 - taken * price,
  });
});
