import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let market: Marketplace;
let owner: string;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  vendor = await market.vendor({ tokens: 1000, crewSize: 50 });
});
afterAll(() => market.database.close());

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const job = async (id: string) => {
  const [row] = await market.database.query<{
    state: string;
    price_cents: number;
    reminded_at: Date | null;
    scheduled_for: Date | null;
  }>('select state::text, price_cents, reminded_at, scheduled_for from public.jobs where id = $1', [
    id,
  ]);
  return row;
};
async function running(): Promise<string> {
  const { job: id } = await market.agree(owner, vendor, 90_000);
  await market.call(vendor, 'start_job', { job_id: id });
  return id;
}
const propose = (id: string, cents: number, key = randomUUID()) =>
  market.call<{ id: string; number: number; amount_cents: number }>(
    vendor,
    'propose_change_order',
    {
      job_id: id,
      line_items: [{ description: 'A second stump', quantity: 2, unit_price_cents: cents }],
      reason: 'It was hidden by the hedge',
      idempotency_key: key,
    },
  );

test('an approved change moves the price by the sum of its lines, once', async () => {
  const id = await running();
  const key = randomUUID();
  const change = await propose(id, 7_500, key);
  expect(change).toMatchObject({ number: 1, amount_cents: 15_000 });
  expect(await propose(id, 7_500, key)).toEqual(change);
  expect(await job(id)).toMatchObject({ state: 'change_order_pending', price_cents: 90_000 });
  await market.call(owner, 'approve_change_order', { change_order_id: change.id });
  expect(await job(id)).toMatchObject({ state: 'in_progress', price_cents: 105_000 });
  const twice = await refusal(
    market.call(owner, 'approve_change_order', { change_order_id: change.id }),
  );
  expect(twice.message).toBe('This change has already been decided.');
  const less = await propose(id, -10_000);
  await market.call(owner, 'approve_change_order', { change_order_id: less.id });
  expect(await job(id)).toMatchObject({ price_cents: 85_000 });
});

test('the lines of a change keep their units and decimals', async () => {
  const id = await running();
  const change = await market.call<{ id: string; amount_cents: number }>(
    vendor,
    'propose_change_order',
    {
      job_id: id,
      line_items: [
        { description: 'Climbing', quantity: 2.5, unit: 'hour', unit_price_cents: 12_001 },
        { description: 'No crane', quantity: 1, unit: 'flat', unit_price_cents: -20_000 },
      ],
      reason: 'The limb can be climbed to',
      idempotency_key: randomUUID(),
    },
  );
  expect(change.amount_cents).toBe(10_003);
  const lines = await market.database.query(
    `select quantity::float, unit::text from public.job_change_order_lines
     where change_order_id = $1 order by position`,
    [change.id],
  );
  expect(lines).toEqual([
    { quantity: 2.5, unit: 'hour' },
    { quantity: 1, unit: 'flat' },
  ]);
});

test('a declined, withdrawn or unanswered change leaves the price and lets the work continue', async () => {
  const id = await running();
  const declined = await propose(id, 1_000);
  await market.call(owner, 'decline_change_order', { change_order_id: declined.id, reason: 'No' });
  const withdrawn = await propose(id, 1_000);
  const notTheirs = await refusal(
    market.call(owner, 'withdraw_change_order', { change_order_id: withdrawn.id }),
  );
  expect(notTheirs.code).toBe('42501');
  await market.call(vendor, 'withdraw_change_order', { change_order_id: withdrawn.id });
  await propose(id, 1_000);
  await market.clock(inHours(47.9));
  expect(await job(id)).toMatchObject({ state: 'change_order_pending' });
  await market.clock(inHours(48.1));
  expect(await job(id)).toMatchObject({ state: 'in_progress', price_cents: 90_000 });
  const decisions = await market.database.query(
    'select decision from public.job_change_orders where job_id = $1 order by number',
    [id],
  );
  expect(decisions.map((row) => row['decision'])).toEqual(['declined', 'withdrawn', 'lapsed']);
});

test('a change cannot take the price to nothing', async () => {
  const id = await running();
  expect((await refusal(propose(id, -45_000))).message).toBe(
    'The price after the change must be between $1 and $1,000,000.',
  );
  expect(await job(id)).toMatchObject({ state: 'in_progress' });
});

test('work put off by the weather keeps its new date and continues from there', async () => {
  const { job: id } = await market.agree(owner, vendor);
  const start = new Date(Math.floor(Date.now() / 1000) * 1000 + 3 * DAY);
  await market.call(vendor, 'hold_for_weather', {
    job_id: id,
    reason: 'Storm',
    new_start: start.toISOString(),
  });
  expect(await job(id)).toMatchObject({ state: 'weather_hold', scheduled_for: start });
  await market.call(vendor, 'start_job', { job_id: id });
  await market.call(vendor, 'hold_for_weather', { job_id: id, reason: 'Hail', new_start: null });
  expect(await job(id)).toMatchObject({ state: 'weather_hold', scheduled_for: null });
  await market.call(owner, 'schedule_job', { job_id: id, start_at: start.toISOString() });
  expect(await job(id)).toMatchObject({ state: 'scheduled', scheduled_for: start });
});

test('the owner is reminded on day 3; delivered work is accepted on day 5 and closed after 30 more', async () => {
  const { job: id, request } = await market.agree(owner, vendor);
  await market.deliver(vendor, id);
  await market.clock(inHours(3 * 24 - 0.1));
  expect(await job(id)).toMatchObject({ reminded_at: null });
  await market.clock(inHours(3 * 24 + 0.1));
  expect((await job(id))?.reminded_at).not.toBeNull();
  const reminder = await market.database.query(
    `select actor, vendor_id, request_id from public.state_events where subject_id = $1 and event = 'remind'`,
    [id],
  );
  expect(reminder).toEqual([{ actor: 'timer', vendor_id: vendor, request_id: request }]);
  await market.clock(inHours(5 * 24 + 0.1));
  expect(await job(id)).toMatchObject({ state: 'completed' });
  await market.clock(inHours(30 * 24 + 0.1));
  expect(
    await market.value('select state::text from public.service_requests where id = $1', [request]),
  ).toBe('closed');
});

test('work delivered again has five days and a reminder of its own', async () => {
  const { job: id } = await market.agree(owner, vendor);
  await market.deliver(vendor, id);
  await market.call(owner, 'reopen_job', { job_id: id, reason: 'The stump is still there' });
  await market.database.query(
    `update private.timers set due_at = due_at - interval '2 days' where subject_id = $1`,
    [id],
  );
  await market.call(vendor, 'deliver_job', {
    job_id: id,
    note: 'Now',
    photos: [await market.photo(vendor)],
  });
  await market.clock(inHours(3 * 24 - 0.1));
  expect(await job(id)).toMatchObject({ state: 'delivered', reminded_at: null });
  await market.clock(inHours(5 * 24 - 0.1));
  expect(await job(id)).toMatchObject({ state: 'delivered' });
  await market.clock(inHours(5 * 24 + 0.1));
  expect(await job(id)).toMatchObject({ state: 'completed' });
});
