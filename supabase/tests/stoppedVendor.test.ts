import { randomUUID } from 'node:crypto';
import { quoteInput, requestInput } from './support/inputs';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';
import { until } from './support/until';

// A Pro who is paused, suspended or terminated keeps what was agreed. Everything else ends at once.

let market: Marketplace;
let owner: string;
let admin: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  admin = await market.admin();
});
afterAll(() => market.database.close());

const state = (table: string, id: string) =>
  market.value<string>(`select state::text from public.${table} where id = $1`, [id]);
const stops: [string, (vendor: string) => Promise<unknown>][] = [
  ['paused', (vendor) => market.call(vendor, 'pause_business', { reason: 'Holidays' })],
  ['suspended', (vendor) => decide(vendor, 'suspend')],
  ['terminated', (vendor) => decide(vendor, 'terminate')],
];
const decide = (vendor: string, decision: string) =>
  market.call(admin, 'decide_vendor', { vendor_id: vendor, decision, reason: 'Fraud' });
const say = (who: string, conversation: string) =>
  market.call(who, 'send_message', {
    conversation_id: conversation,
    body: 'Hello',
    idempotency_key: randomUUID(),
  });

describe.each(stops)('a Pro who is %s', (_, stop) => {
  let vendor: string;
  let offered: string;
  let accepted: { lead: string; conversation: string };
  let quoted: { lead: string; conversation: string; quote: string };
  let agreed: { lead: string; job: string };
  let over: { lead: string };
  let tokensBefore: { posted: number; held: number; available: number };

  beforeAll(async () => {
    vendor = await market.vendor({ crewSize: 30, tokens: 500 });
    offered = await market.lead((await market.submit(owner)).id, vendor);
    const talk = await market.accept((await market.submit(owner)).id, vendor);
    accepted = talk;
    const request = (await market.submit(owner)).id;
    const taken = await market.accept(request, vendor);
    await market.call(owner, 'share_contact', { lead_id: taken.lead });
    quoted = { ...taken, quote: await market.quote(vendor, taken.lead, 70_000) };
    agreed = await market.agree(owner, vendor);
    const finished = await market.agree(owner, vendor);
    await market.deliver(vendor, finished.job);
    await market.call(owner, 'accept_delivery', { job_id: finished.job });
    await market.database.query(
      `update public.jobs set completed_at = now() - interval '90 days' where id = $1`,
      [finished.job],
    );
    over = finished;
    tokensBefore = await market.tokens(vendor);
    await stop(vendor);
  });

  test('has no open lead and no open quote in the same transaction', async () => {
    expect(await state('leads', offered)).toBe('withdrawn');
    expect(await state('leads', accepted.lead)).toBe('withdrawn');
    expect(await state('leads', quoted.lead)).toBe('withdrawn');
    expect(await state('quotes', quoted.quote)).toBe('withdrawn');
  });

  test('gets back the tokens that were held; what the owner engaged for stays spent', async () => {
    const now = await market.tokens(vendor);
    expect(now.held).toBe(0);
    expect(now.posted).toBe(tokensBefore.posted);
    expect(now.available).toBe(tokensBefore.available + tokensBefore.held);
  });

  test('cannot be hired, written to, shared with, and writes to no one', async () => {
    const attempts = [
      () =>
        market.call(owner, 'accept_quote', {
          quote_id: quoted.quote,
          idempotency_key: randomUUID(),
        }),
      () => market.call(owner, 'share_contact', { lead_id: accepted.lead }),
      () => say(owner, accepted.conversation),
      () => say(vendor, quoted.conversation),
      () => market.call(vendor, 'send_quote', quoteInput(quoted.lead, 80_000)),
      () => market.call(vendor, 'accept_lead', { lead_id: offered, idempotency_key: randomUUID() }),
    ];
    for (const attempt of attempts) {
      expect((await refusal(attempt())).code).toMatch(/^(P0001|42501)$/);
    }
  });

  test('no longer sees contact details, except for the job that continues', async () => {
    expect(await market.call(vendor, 'lead_contact', { lead_id: quoted.lead })).toBeNull();
    expect(await market.call(vendor, 'lead_contact', { lead_id: over.lead })).toBeNull();
    expect(await market.call(vendor, 'lead_contact', { lead_id: agreed.lead })).toMatchObject({
      phone: '+15125550100',
    });
  });

  test('finishes the job that was agreed', async () => {
    const conversation = await market.value<string>(
      'select id from public.conversations where lead_id = $1',
      [agreed.lead],
    );
    await say(owner, conversation);
    await say(vendor, conversation);
    await market.deliver(vendor, agreed.job);
    expect(await market.call(owner, 'accept_delivery', { job_id: agreed.job })).toBe('completed');
  });
});

test('even a quote that was left open could not be accepted, nor its Pro be shared with', async () => {
  const vendor = await market.vendor();
  const request = (await market.submit(owner)).id;
  const { lead, conversation } = await market.accept(request, vendor);
  const quote = await market.quote(vendor, lead, 70_000);
  await market.database.transaction(async (queries) => {
    await queries.query('set local session_replication_role = replica');
    await queries.query(
      `update public.vendor_profiles set state = 'suspended' where vendor_id = $1`,
      [vendor],
    );
  });
  expect((await refusal(market.award(owner, quote))).message).toBe(
    "This Pro isn't taking work at the moment. Choose another quote.",
  );
  expect((await refusal(market.call(owner, 'share_contact', { lead_id: lead }))).message).toMatch(
    /^This Pro isn't taking work at the moment/,
  );
  expect((await refusal(say(vendor, conversation))).message).toBe('This conversation is closed.');
});

test('the place a stopped Pro had goes to the next', async () => {
  await market.database.query(
    `update public.vendor_profiles set state = 'paused' where state = 'approved'`,
  );
  const vendors = await market.vendors(6);
  const { id } = await market.submit(owner);
  const before = await market.leads(id);
  expect(before).toHaveLength(5);
  await decide(before[0]?.vendor_id ?? '', 'suspend');
  const offeredTo = (await market.leads(id)).map((lead) => lead.vendor_id);
  expect(offeredTo.sort()).toEqual([...vendors].sort());
});

const waits = () =>
  market.value<boolean>(
    `(select exists (
       select 1 from pg_locks where locktype = 'advisory' and not granted
         and database = (select oid from pg_database where datname = current_database())))`,
  );

test('an offer that is made while a Pro is stopped does not outlive the stop', async () => {
  await market.database.query(
    `update public.vendor_profiles set state = 'paused' where state = 'approved'`,
  );
  const vendor = await market.vendor({ crewSize: 30 });
  const input = { ...requestInput(), property: { address: '1 Oak', zip: '78704', label: 'Home' } };
  let stopping: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  await market.database.as({ userId: owner }, async (queries) => {
    await queries.query('select public.submit_request($1::jsonb, $2)', [
      JSON.stringify(input),
      randomUUID(),
    ]);
    stopping = decide(vendor, 'suspend').then(() => (isStopped = true));
    // On one connection the suspension only begins when this ends.
    if (process.env['TEST_POSTGRES_URL']) await until(async () => isStopped || (await waits()));
  });
  await stopping;
  const leads = await market.database.query<{ state: string }>(
    'select state::text from public.leads where vendor_id = $1',
    [vendor],
  );
  expect(leads).toEqual([{ state: 'withdrawn' }]);
});
