import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let market: Marketplace;
let owner: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  await market.vendors(7);
});
afterAll(() => market.database.close());

const state = (table: string, id: string) =>
  market.value<string>(`select state::text from public.${table} where id = $1`, [id]);
const dueAt = (subject: string, event: string) =>
  market.value<Date>('select due_at from private.timers where subject_id = $1 and event = $2', [
    subject,
    event,
  ]);
const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

test('an offer no one answers lapses and goes to the next in rank', async () => {
  const { id } = await market.submit(owner);
  const first = await market.leads(id);
  expect(first).toHaveLength(5);
  const due = await dueAt(first[0]?.id ?? '', 'expire');
  await market.clock(after(due, -1));
  expect(await market.leads(id)).toHaveLength(5);

  await market.clock(after(due, 1));
  const offers = await market.leads(id);
  expect(offers.slice(0, 5).map((offer) => offer.state)).toEqual(Array(5).fill('expired'));
  expect(offers.slice(5).map((offer) => offer.state)).toEqual(['offered', 'offered']);
  const ranked = await market.database.query<{ vendor_id: string }>(
    `select c.vendor_ids[o.number] as vendor_id
     from public.match_candidates c, unnest(c.offer_order) with ordinality o (number, place)
     where c.run_id = private.latest_run($1) order by o.place`,
    [id],
  );
  expect(offers.map((offer) => offer.vendor_id)).toEqual(ranked.map((row) => row.vendor_id));
  expect(await market.tokens(first[0]?.vendor_id ?? '')).toMatchObject({ held: 0 });
});

test('declining makes room for the next in rank at once', async () => {
  const { id } = await market.submit(owner);
  const [first] = await market.leads(id);
  await market.call(first?.vendor_id ?? '', 'decline_lead', {
    lead_id: first?.id,
    reason: 'Fully booked',
  });
  const offers = await market.leads(id);
  expect(offers).toHaveLength(6);
  expect(offers[0]?.state).toBe('declined');
});

test('an offer that was accepted does not lapse', async () => {
  const { id } = await market.submit(owner);
  const [offer] = await market.leads(id);
  const { lead } = await market.accept(id, offer?.vendor_id ?? '');
  await market.clock(after(await dueAt(lead, 'expire'), 1));
  expect(await state('leads', lead)).toBe('accepted');
});

test('an offer cannot be accepted past its time, even before the clock has noticed', async () => {
  const { id } = await market.submit(owner);
  const [offer] = await market.leads(id);
  await market.database.query(`update public.leads set offer_expires_at = now() where id = $1`, [
    offer?.id,
  ]);
  const refused = await refusal(market.accept(id, offer?.vendor_id ?? ''));
  expect(refused.message).toBe('This offer has expired.');
});

test('an owner’s silence gives held tokens back after 48 hours, and not a moment before', async () => {
  const vendor = await market.vendor();
  const { id } = await market.submit(owner);
  const before = await market.tokens(vendor);
  const { lead } = await market.accept(id, vendor);
  const due = await dueAt(lead, 'release');
  expect(Math.abs(due.getTime() - Date.now() - 48 * HOUR)).toBeLessThan(MINUTE);
  await market.clock(after(due, -1));
  expect((await market.tokens(vendor)).held).toBeGreaterThan(0);
  await market.clock(after(due, 1));
  expect(await market.tokens(vendor)).toEqual(before);
  expect(await state('leads', lead)).toBe('released');
  // The Pro may still quote; silence that ends in a hire was engagement.
  const quote = await market.quote(vendor, lead, 60_000);
  await market.award(owner, quote);
  expect((await market.tokens(vendor)).posted).toBeLessThan(before.posted);
});

test('a quoted lead whose owner stays silent gets its tokens back too', async () => {
  const vendor = await market.vendor();
  const { id } = await market.submit(owner);
  const before = await market.tokens(vendor);
  const { lead } = await market.accept(id, vendor);
  await market.quote(vendor, lead, 60_000);
  await market.clock(after(await dueAt(lead, 'release'), 1));
  expect(await market.tokens(vendor)).toEqual(before);
  expect(await state('leads', lead)).toBe('quoted');
});

test('an engaged lead is not released', async () => {
  const vendor = await market.vendor();
  const { id } = await market.submit(owner);
  const { lead } = await market.accept(id, vendor);
  await market.call(owner, 'share_contact', { lead_id: lead });
  const spent = await market.tokens(vendor);
  await market.clock(after(await dueAt(lead, 'release'), 1));
  expect(await market.tokens(vendor)).toEqual(spent);
  expect(await state('leads', lead)).toBe('engaged');
});

test('delivered work is accepted automatically after 5 days, unless it was reopened', async () => {
  const vendor = await market.vendor();
  const { job, request } = await market.agree(owner, vendor);
  await market.deliver(vendor, job);
  const due = await dueAt(job, 'accept');
  expect(Math.abs(due.getTime() - Date.now() - 5 * DAY)).toBeLessThan(MINUTE);
  await market.call(owner, 'reopen_job', { job_id: job, reason: 'The stump is still there' });
  await market.clock(after(due, 1));
  expect(await state('jobs', job)).toBe('in_progress');

  await market.call(vendor, 'deliver_job', {
    job_id: job,
    note: 'Now it is gone',
    photos: [await market.photo(vendor)],
  });
  const second = await market.value<Date>(
    `select max(due_at) from private.timers where subject_id = $1 and event = 'accept'`,
    [job],
  );
  await market.clock(after(second, -1));
  expect(await state('jobs', job)).toBe('delivered');
  await market.clock(after(second, 1));
  expect(await state('jobs', job)).toBe('completed');
  expect(await state('service_requests', request)).toBe('completed');
});

test('work delivered again gets another five days', async () => {
  const vendor = await market.vendor();
  const { job } = await market.agree(owner, vendor);
  await market.deliver(vendor, job);
  const first = await dueAt(job, 'accept');
  await market.call(owner, 'reopen_job', { job_id: job, reason: 'Please rake the lawn' });
  await market.database.query(
    `update private.timers set due_at = due_at - interval '4 days' where subject_id = $1`,
    [job],
  );
  await market.call(vendor, 'deliver_job', {
    job_id: job,
    note: 'Raked',
    photos: [await market.photo(vendor)],
  });
  await market.clock(after(first, -3 * DAY));
  expect(await state('jobs', job)).toBe('delivered');
});

test('a single review is published after 7 days and counted', async () => {
  const vendor = await market.vendor();
  const { job } = await market.agree(owner, vendor);
  await market.deliver(vendor, job);
  await market.call(owner, 'accept_delivery', { job_id: job });
  const review = await market.call<string>(owner, 'submit_review', {
    job_id: job,
    rating: 3,
    body: 'It was fine.',
  });
  const due = await dueAt(review, 'publish');
  expect(Math.abs(due.getTime() - Date.now() - 7 * DAY)).toBeLessThan(MINUTE);
  await market.clock(after(due, 1));
  expect(await state('reviews', review)).toBe('published');
  const [rating] = await market.database.query(
    'select rating_count, rating_sum from public.vendor_profiles where vendor_id = $1',
    [vendor],
  );
  expect(rating).toEqual({ rating_count: 1, rating_sum: 3 });
});

test('a request without an award ends after 14 days; its leads close and held tokens go back', async () => {
  const vendor = await market.vendor();
  const { id } = await market.submit(owner);
  const before = await market.tokens(vendor);
  const { lead } = await market.accept(id, vendor);
  const due = await dueAt(id, 'expire');
  expect(Math.abs(due.getTime() - Date.now() - 14 * DAY)).toBeLessThan(MINUTE);
  await market.clock(after(due, 1));
  expect(await state('service_requests', id)).toBe('expired');
  expect(await state('leads', lead)).toBe('lost');
  expect(await market.tokens(vendor)).toEqual(before);
});

test('an awarded request does not expire', async () => {
  const vendor = await market.vendor();
  const { request } = await market.agree(owner, vendor);
  await market.clock(after(await dueAt(request, 'expire'), 1));
  expect(await state('service_requests', request)).toBe('awarded');
});

test('a quote lapses at the end of its validity', async () => {
  const vendor = await market.vendor();
  const { id } = await market.submit(owner);
  const { lead } = await market.accept(id, vendor);
  const quote = await market.quote(vendor, lead, 60_000, { valid_days: 2 });
  await market.clock(after(await dueAt(quote, 'expire'), 1));
  expect(await state('quotes', quote)).toBe('expired');
});

test('a timer that fails is kept with its reason and holds nothing up', async () => {
  const broken = randomUUID();
  await market.database.query(
    `insert into private.timers (machine, subject_id, event, due_at) values ('lead', $1, 'expire', now() - interval '1 day')`,
    [broken],
  );
  const { id } = await market.submit(owner);
  const [first] = await market.leads(id);
  await market.clock(after(await dueAt(first?.id ?? '', 'expire'), 1));
  expect(await state('leads', first?.id ?? '')).toBe('expired');
  expect(
    await market.value('select fired_at is not null from private.timers where subject_id = $1', [
      broken,
    ]),
  ).toBe(true);
});

test('running the clock twice fires nothing twice', async () => {
  const { id } = await market.submit(owner);
  const [first] = await market.leads(id);
  const due = after(await dueAt(first?.id ?? '', 'expire'), 1);
  expect(await market.clock(due)).toBeGreaterThan(0);
  expect(await market.clock(due)).toBe(0);
});

test('an emergency offer lasts 15 minutes', async () => {
  const { id } = await market.submit(owner, { category: 'emergency', timing: 'emergency' });
  const [first] = await market.leads(id);
  const due = await dueAt(first?.id ?? '', 'expire');
  expect(Math.abs(due.getTime() - Date.now() - 15 * MINUTE)).toBeLessThan(MINUTE);
});
