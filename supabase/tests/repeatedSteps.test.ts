import { randomUUID } from 'node:crypto';
import type { Queries } from '../local/database';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';
import { requestInput } from './support/inputs';

// Whoever does the same thing over and over does not fill the other side's mailbox, or anyone's disk.

const TOO_OFTEN = "You've done this too many times today. Please try again tomorrow.";

let market: Marketplace;
let owner: string;
let vendor: string;
beforeEach(async () => {
  market = await openMarketplace(process.env['TEST_POSTGRES_URL'] ? 20 : 1);
  owner = await market.owner();
  vendor = await market.vendor({ tokens: 1000, crewSize: 90 });
});
afterEach(() => market.database.close());

const mails = (person: string, kind: string) =>
  market.value<number>(
    '(select count(*)::int from private.outbox where person_id = $1 and kind = $2)',
    [person, kind],
  );

/** How many of these calls, made at once, succeeded. */
async function succeeded(calls: Promise<unknown>[]): Promise<number> {
  const outcomes = await Promise.allSettled(calls);
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

test('a Pro sends 30 versions of a quote a day, and the owner views them and those of other Pros', async () => {
  const other = await market.vendor({ crewSize: 90 });
  const view = (quote: string) => market.call(owner, 'view_quote', { quote_id: quote });
  const request = (await market.submit(owner)).id;
  const { lead } = await market.accept(request, vendor);
  for (let version = 1; version <= 30; version += 1)
    await view(await market.quote(vendor, lead, 90_000));
  expect((await refusal(market.quote(vendor, lead, 90_000))).message).toBe(TOO_OFTEN);
  // Before its lines are looked at, while rivals wait for the request; those of who may send one are.
  const none = { line_items: [] };
  expect((await refusal(market.quote(vendor, lead, 90_000, none))).message).toBe(TOO_OFTEN);
  expect(await mails(owner, 'quote_received')).toBe(30);
  const theirs = await market.accept(request, other);
  expect((await refusal(market.quote(other, theirs.lead, 80_000, none))).message).toMatch(
    /between 1 and 50 lines/,
  );
  expect(await view(await market.quote(other, theirs.lead, 80_000))).toBe('viewed');
  expect(await mails(owner, 'quote_received')).toBe(31);

  await market.database.query(
    `update public.state_events set created_at = now() - interval '25 hours' where actor_id = $1`,
    [vendor],
  );
  await market.quote(vendor, lead, 90_000);
});

test('a date is moved 30 times a day by a side, and then by the other one', async () => {
  const { job } = await market.agree(owner, vendor);
  const move = (who: string, hours: number) =>
    market.call(who, 'schedule_job', {
      job_id: job,
      start_at: new Date(Date.now() + hours * 3_600_000).toISOString(),
    });
  for (let hours = 24; hours < 54; hours += 1) await move(owner, hours);
  expect((await refusal(move(owner, 60))).message).toBe(TOO_OFTEN);
  await move(vendor, 60);
});

test('a step of a request itself is taken 30 times a day, and one of another request counts apart', async () => {
  const submitAgain = (request: string) =>
    market.database.transaction(async (queries) => {
      await queries.query(`update public.service_requests set state = 'draft' where id = $1`, [
        request,
      ]);
      await queries.query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify({ sub: owner, role: 'authenticated' }),
      ]);
      await queries.query(`select private.transition('request', $1, 'submit', 'owner')`, [request]);
    });
  const { id } = await market.submit(owner);
  const other = await market.submit(owner);
  // The first time was its sending.
  for (let time = 2; time <= 30; time += 1) await submitAgain(id);
  expect((await refusal(submitAgain(id))).message).toBe(TOO_OFTEN);
  await submitAgain(other.id);
});

test('contact that is shared, taken back and shared again is news once an hour', async () => {
  const { lead } = await market.accept((await market.submit(owner)).id, vendor);
  for (let round = 1; round <= 5; round += 1) {
    await market.call(owner, 'share_contact', { lead_id: lead });
    await market.call(owner, 'unshare_contact', { lead_id: lead });
  }
  // The hour may turn meanwhile.
  expect([1, 2]).toContain(await mails(vendor, 'contact_shared'));
});

test('requests sent at the same moment count each other', async () => {
  await market.database.query('update private.owner_limits set requests_an_hour = 5');
  const send = (place: number) =>
    market.call(owner, 'submit_request', {
      input: {
        ...requestInput(),
        property: { address: `${place} Elm Street`, zip: '78704', label: 'Home' },
      },
      idempotency_key: randomUUID(),
    });
  expect(await succeeded(Array.from({ length: 20 }, (_, place) => send(place)))).toBe(5);
});

const BUCKETS = ['tree-photos', 'vendor-media', 'vendor-documents', 'message-attachments'];

/** Fills the Pro's folder of a bucket until ten more files fit; returns how a file is added to it. */
async function nearlyFull(bucket: string) {
  await market.accept((await market.submit(owner)).id, vendor);
  await market.database.query('update private.owner_limits set photos_at_most = 10');
  await market.database.query('update private.messaging_limits set files_at_most = 10');
  const most = { 'vendor-media': 80, 'vendor-documents': 120 }[bucket] ?? 10;
  await market.database.query(
    `insert into storage.objects (bucket_id, name)
       select $1, $2 || '/' || gen_random_uuid() || '.jpg' from generate_series(1, $3::int)`,
    [bucket, vendor, most - 10],
  );
  return (queries: Queries) =>
    queries.query('insert into storage.objects (bucket_id, name) values ($1, $2)', [
      bucket,
      `${vendor}/${randomUUID()}.jpg`,
    ]);
}

test.each(BUCKETS)('files stored in %s at the same moment count each other', async (bucket) => {
  const store = await nearlyFull(bucket);
  const uploads = Array.from({ length: 40 }, () => market.database.as({ userId: vendor }, store));
  expect(await succeeded(uploads)).toBe(10);
});

test.each(BUCKETS)(
  'files in %s count each other also where storage asks first and adds them later, with all rights',
  async (bucket) => {
    const store = await nearlyFull(bucket);
    await Promise.all(
      Array.from({ length: 40 }, () =>
        market.database.as({ userId: vendor }, async (queries) => {
          await queries.query('savepoint asked');
          await store(queries);
          await queries.query('rollback to asked');
        }),
      ),
    );
    expect(await succeeded(Array.from({ length: 40 }, () => store(market.database)))).toBe(10);
  },
);
