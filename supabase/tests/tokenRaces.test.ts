import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// The embedded engine has one connection and takes the calls one after the other; fewer say the same.
// RACE_RUNS runs more on PostgreSQL.
const SCALE = process.env['TEST_POSTGRES_URL']
  ? { connections: 30, rivals: 200, runs: Number(process.env['RACE_RUNS'] ?? 20) }
  : { connections: 1, rivals: 24, runs: 4 };
// A hundred races of two hundred take a busy machine a while.
jest.setTimeout(900_000);
const PRICE = 5;
const MOST = 3;

let market: Marketplace;
let vendors: string[];
let requests: string[];
beforeAll(async () => {
  market = await openMarketplace(SCALE.connections);
  vendors = await makeVendors(SCALE.rivals, 10_000);
  requests = await makeRequests(SCALE.rivals + SCALE.runs);
});
afterAll(() => market.database.close());

// Pros no match finds: they are offered what the test offers them.
async function makeVendors(count: number, tokens: number): Promise<string[]> {
  const rows = await market.database.query<{ id: string }>(
    `insert into auth.users (id, aud, role, email, raw_user_meta_data, raw_app_meta_data, email_confirmed_at)
     select gen_random_uuid(), 'authenticated', 'authenticated', gen_random_uuid() || '@example.com',
       '{"user_type": "vendor"}', '{}', now() from generate_series(1, $1::int) returning id`,
    [count],
  );
  const ids = rows.map((row) => row.id);
  await market.database.query(
    `update public.vendor_profiles set state = 'approved', categories = '{}' where vendor_id = any ($1::uuid[])`,
    [ids],
  );
  await market.database.query(
    `select private.post_tokens(id, 'grant', $2, null, 'Test tokens', 'test:' || id) from unnest($1::uuid[]) id`,
    [ids, tokens],
  );
  return ids;
}

async function makeRequests(count: number): Promise<string[]> {
  const { id } = await market.submit(await market.owner());
  const rows = await market.database.query<{ id: string }>(
    `insert into public.service_requests (
       owner_id, property_id, state, category, timing, description, contact_name, city, region, zip,
       latitude, longitude, time_zone, estimate, estimate_low_cents, estimate_high_cents, token_price, submitted_at)
     select owner_id, property_id, 'open', category, timing, description, contact_name, city, region, zip,
       latitude, longitude, time_zone, estimate, estimate_low_cents, estimate_high_cents, $3, now()
     from public.service_requests, generate_series(1, $2::int) where id = $1 returning id`,
    [id, count, PRICE],
  );
  return rows.map((row) => row.id);
}

/** Offers each request to each Pro, without telling anyone: what is raced for comes after. Returns the leads. */
const offer = (requestIds: string[], vendorIds: string[]) =>
  market.database.transaction(async (queries) => {
    await queries.query('set local session_replication_role = replica');
    return queries.query<{ id: string; vendor_id: string }>(
      `insert into public.leads (
         request_id, vendor_id, owner_id, offer_position, distance_km, token_price, offer_expires_at)
       select r.id, v.id, r.owner_id, v.place, 1, $3, now() + interval '1 day'
       from public.service_requests r, unnest($2::uuid[]) with ordinality v (id, place)
       where r.id = any ($1::uuid[]) returning id, vendor_id`,
      [requestIds, vendorIds, PRICE],
    );
  });

/** Accepts all leads at the same time; returns how many calls succeeded and why the others were refused. */
async function acceptAtOnce(leads: { id: string; vendor_id: string }[]) {
  const refusals = new Set<string>();
  const outcomes = await Promise.all(
    leads.map(async ({ id, vendor_id }) => {
      const attempt = market.call(vendor_id, 'accept_lead', {
        lead_id: id,
        idempotency_key: randomUUID(),
      });
      try {
        await attempt;
        return true;
      } catch {
        const { code, message } = await refusal(attempt);
        refusals.add(`${code}: ${message}`);
        return false;
      }
    }),
  );
  return { accepted: outcomes.filter(Boolean).length, refusals: [...refusals].sort() };
}

// An account is the sum of its entries, never below zero, and each entry follows from the one before.
async function expectLedgerToAddUp(): Promise<void> {
  const wrong = await market.database.query(
    `select a.vendor_id from public.token_accounts a left join public.token_ledger l using (vendor_id)
     group by a.vendor_id having a.posted <> coalesce(sum(l.posted_delta), 0)
       or a.held <> coalesce(sum(l.held_delta), 0) or a.available <> a.posted - a.held or a.available < 0
     union all
     select e.vendor_id from (
       select l.vendor_id, l.balance_after,
         sum(l.posted_delta - l.held_delta) over (partition by l.vendor_id order by l.id) as running
       from public.token_ledger l
     ) e where e.running <> e.balance_after or e.running < 0`,
  );
  expect(wrong).toEqual([]);
}

test(`${SCALE.rivals} Pros race for one request: exactly ${MOST} get it, in ${SCALE.runs} runs`, async () => {
  for (const request of requests.slice(SCALE.rivals)) {
    const { accepted, refusals } = await acceptAtOnce(await offer([request], vendors));
    expect(accepted).toBe(MOST);
    expect(refusals).toEqual([
      expect.stringMatching(/^P0001: This (request already has|lead is lost)/),
    ]);
    const [counted] = await market.database.query(
      `select count(*) filter (where l.state = 'accepted')::int as accepted,
         count(*) filter (where l.state = 'lost')::int as lost,
         (select sum(e.held_delta)::int from public.token_ledger e join public.leads h on h.id = e.lead_id
           where h.request_id = $1) as held
       from public.leads l where l.request_id = $1`,
      [request],
    );
    expect(counted).toEqual({ accepted: MOST, lost: SCALE.rivals - MOST, held: MOST * PRICE });
  }
  await expectLedgerToAddUp();
});

test(`one balance is spent ${SCALE.rivals} times at once: exactly what it pays for succeeds, in ${SCALE.runs} runs`, async () => {
  const places = requests.slice(0, SCALE.rivals);
  for (let run = 0; run < SCALE.runs; run += 1) {
    const affordable = 1 + (run % (SCALE.rivals / 4));
    const balance = affordable * PRICE + (run % PRICE);
    const [vendor = ''] = await makeVendors(1, balance);
    const { accepted, refusals } = await acceptAtOnce(await offer(places, [vendor]));
    expect(accepted).toBe(affordable);
    expect(refusals).toEqual(['P0001: You do not have enough tokens for this.']);
    expect(await market.tokens(vendor)).toEqual({
      posted: balance,
      held: affordable * PRICE,
      available: run % PRICE,
    });
    // The next Pro finds every place free again.
    await market.database.query(
      `update public.leads set state = 'lost' where vendor_id = $1 and state = 'accepted'`,
      [vendor],
    );
  }
  await expectLedgerToAddUp();
});
