import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let owner: string;
let vendor: string;
let rival: string;
let request: string;
let lead: string;
let conversation: string;
let job: string;

beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  [vendor = '', rival = ''] = await market.vendors(2);
});
afterAll(() => market.database.close());

const state = (table: string, id: string) =>
  market.value<string>(`select state::text from public.${table} where id = $1`, [id]);

// One job from the first click to the last review; each test continues where the one before ended.
test('a submitted request is offered to the Pros nearby, with its price and its photos', async () => {
  const photo = await market.photo(owner);
  request = (await market.submit(owner, { photos: [photo] })).id;
  expect(await state('service_requests', request)).toBe('open');
  expect((await market.leads(request)).map((offer) => offer.vendor_id).sort()).toEqual(
    [vendor, rival].sort(),
  );
  const seen = await market.database.as({ userId: vendor }, (queries) =>
    queries.query(
      `select r.contact_name, r.city, p.path, t.height_m from public.service_requests r
       join public.request_photos p on p.request_id = r.id join public.request_trees t on t.request_id = r.id`,
    ),
  );
  expect(seen).toEqual([{ contact_name: 'Ada', city: 'Austin', path: photo, height_m: '12' }]);
});

test('a Pro who accepts has tokens held, and a conversation opens', async () => {
  const before = await market.tokens(vendor);
  const price = await market.value<number>(
    'select token_price from public.service_requests where id = $1',
    [request],
  );
  ({ lead, conversation } = await market.accept(request, vendor));
  expect(await market.tokens(vendor)).toEqual({
    posted: before.posted,
    held: price,
    available: before.available - price,
  });
  expect(await state('leads', lead)).toBe('accepted');
});

test('contact details in messages stay hidden until the owner shares them', async () => {
  await market.call(vendor, 'send_message', {
    conversation_id: conversation,
    body: 'Call me at (512) 555-0123 or write to pro@trees.com',
    idempotency_key: '00000000-0000-4000-8000-000000000001',
  });
  const [message] = await market.database.as({ userId: owner }, (queries) =>
    queries.query('select body from public.conversation_messages($1)', [conversation]),
  );
  expect(message).toEqual({ body: 'Call me at [phone hidden] or write to [email hidden]' });
  expect(await market.call(vendor, 'lead_contact', { lead_id: lead })).toBeNull();
  const address = await market.database.as({ userId: vendor }, (queries) =>
    queries.query('select * from public.properties'),
  );
  expect(address).toEqual([]);
});

test('the owner’s first answer engages the lead and spends the tokens', async () => {
  const before = await market.tokens(vendor);
  await market.call(owner, 'send_message', {
    conversation_id: conversation,
    body: 'Could you come this week?',
    idempotency_key: '00000000-0000-4000-8000-000000000002',
  });
  expect(await state('leads', lead)).toBe('engaged');
  expect(await market.tokens(vendor)).toEqual({
    posted: before.posted - before.held,
    held: 0,
    available: before.available,
  });
});

test('an accepted quote wins the lead, closes the others, gives their tokens back and shares the address', async () => {
  const rivalBefore = await market.tokens(rival);
  const other = await market.accept(request, rival);
  const rivalQuote = await market.quote(rival, other.lead, 120_000);
  const first = await market.quote(vendor, lead, 95_000);
  const second = await market.quote(vendor, lead, 90_000);
  expect(await state('quotes', first)).toBe('superseded');
  await market.call(owner, 'view_quote', { quote_id: second });
  expect(await state('quotes', second)).toBe('viewed');

  job = await market.award(owner, second);
  expect(await state('service_requests', request)).toBe('awarded');
  expect(await state('leads', lead)).toBe('won');
  expect(await state('leads', other.lead)).toBe('lost');
  expect(await state('quotes', rivalQuote)).toBe('superseded');
  expect(await market.tokens(rival)).toEqual(rivalBefore);
  expect(await market.call(vendor, 'lead_contact', { lead_id: lead })).toMatchObject({
    first_name: 'Ada',
    phone: '+15125550100',
    address: expect.stringMatching(/^12 Elm Street/),
  });
  expect(await market.call(rival, 'lead_contact', { lead_id: other.lead })).toBeNull();
  const twice = await refusal(market.award(owner, rivalQuote));
  expect(twice.message).toBe('This quote is superseded, so that is no longer possible.');
});

test('the job is scheduled, started, delivered with a photo and accepted', async () => {
  // What was agreed and done within an hour would wait for an administrator (doubtfulReviews.test.ts).
  await market.database.query(
    `update public.jobs set created_at = now() - interval '2 hours' where id = $1`,
    [job],
  );
  const start = new Date(Date.now() + 86_400_000).toISOString();
  await market.call(vendor, 'schedule_job', { job_id: job, start_at: start });
  expect(await state('service_requests', request)).toBe('scheduled');
  await market.call(vendor, 'start_travel', { job_id: job });
  await market.call(vendor, 'start_job', { job_id: job });
  expect(await state('service_requests', request)).toBe('in_progress');
  const without = await refusal(
    market.call(vendor, 'deliver_job', { job_id: job, note: '', photos: [] }),
  );
  expect(without.message).toBe('Add at least one photo of the finished work.');
  await market.call(vendor, 'deliver_job', {
    job_id: job,
    note: 'Done',
    photos: [await market.photo(vendor)],
  });
  await market.call(owner, 'accept_delivery', { job_id: job });
  expect(await state('jobs', job)).toBe('completed');
  expect(await state('service_requests', request)).toBe('completed');
  expect(
    await market.value('select jobs_completed from public.vendor_profiles where vendor_id = $1', [
      vendor,
    ]),
  ).toBe(1);
});

test('reviews stay sealed until their time comes, then count and can be replied to once', async () => {
  const review = await market.call<string>(owner, 'submit_review', {
    job_id: job,
    rating: 4,
    body: 'Tidy work.',
  });
  const sealed = await market.database.as({ userId: vendor }, (queries) =>
    queries.query('select id from public.reviews'),
  );
  expect(sealed).toEqual([]);
  expect(
    await market.value('select rating_count from public.vendor_profiles where vendor_id = $1', [
      vendor,
    ]),
  ).toBe(0);

  await market.call(vendor, 'submit_review', { job_id: job, rating: 5, body: 'Easy access.' });
  await market.publishReviews(job);
  const open = await market.database.as({ role: 'anon' }, (queries) =>
    queries.query('select rating, body, author_name from public.vendor_reviews($1)', [vendor]),
  );
  expect(open).toEqual([{ rating: 4, body: 'Tidy work.', author_name: 'Ada' }]);
  const [rating] = await market.database.query(
    'select rating_count, rating_sum from public.vendor_profiles where vendor_id = $1',
    [vendor],
  );
  expect(rating).toEqual({ rating_count: 1, rating_sum: 4 });

  await market.call(vendor, 'reply_to_review', { review_id: review, reply: 'Thank you.' });
  const again = await refusal(
    market.call(vendor, 'reply_to_review', { review_id: review, reply: 'And again.' }),
  );
  expect(again.message).toBe('You cannot reply to this review, or you already have.');
  const twice = await refusal(
    market.call(owner, 'submit_review', { job_id: job, rating: 1, body: 'Once more.' }),
  );
  expect(twice.message).toBe('You have already reviewed this job.');
});

test('every step has left an event with its actor', async () => {
  const events = await market.database.query(
    `select machine || '.' || event as event, actor from public.state_events
     where request_id = $1 and (subject_id = any ($2::uuid[]) or machine = 'review') order by id`,
    [request, [request, lead, job]],
  );
  expect(events.map((row) => `${row['event']} by ${row['actor']}`)).toEqual([
    'request.submit by owner',
    'request.match by system',
    'lead.offer by system',
    'request.offer by system',
    'lead.accept by vendor',
    'lead.engage by owner',
    'lead.quote by vendor',
    'lead.win by owner',
    'request.award by owner',
    'job.agree by owner',
    'job.reschedule by vendor',
    'request.schedule by vendor',
    'job.start_travel by vendor',
    'job.start by vendor',
    'request.start by vendor',
    'job.deliver by vendor',
    'job.accept by owner',
    'request.complete by owner',
    'review.submit by owner',
    'review.submit by vendor',
    'review.publish by timer',
    'review.publish by timer',
  ]);
});
