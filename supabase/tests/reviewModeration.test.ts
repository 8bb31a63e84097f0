import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let owner: string;
let vendor: string;
let admin: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  admin = await market.admin();
  vendor = await market.vendor({ tokens: 1000 });
});
afterAll(() => market.database.close());

async function completed(): Promise<string> {
  const { job } = await market.agree(owner, vendor);
  await market.deliver(vendor, job);
  await market.call(owner, 'accept_delivery', { job_id: job });
  return job;
}
async function published(rating: number): Promise<string> {
  const job = await completed();
  const review = await market.call<string>(owner, 'submit_review', {
    job_id: job,
    rating,
    body: 'Their number is 512 555 0123, never again.',
  });
  await market.publishReviews(job);
  return review;
}
const rating = async () => {
  const [row] = await market.database.query(
    'select rating_count, rating_sum from public.vendor_profiles where vendor_id = $1',
    [vendor],
  );
  return row;
};

test('a removed review keeps its reason in public, loses its words and no longer counts', async () => {
  await published(5);
  const review = await published(1);
  expect(await rating()).toEqual({ rating_count: 2, rating_sum: 6 });
  await market.call(vendor, 'reply_to_review', { review_id: review, reply: 'Not true.' });
  await market.call(admin, 'remove_review', {
    review_id: review,
    reason: 'It shows a phone number',
  });
  expect(await rating()).toEqual({ rating_count: 1, rating_sum: 5 });
  const seen = await market.database.as({ role: 'anon' }, (queries) =>
    queries.query(
      'select body, reply, removal_reason from public.vendor_reviews($1) where id = $2',
      [vendor, review],
    ),
  );
  expect(seen).toEqual([
    {
      body: 'Removed by an administrator.',
      reply: null,
      removal_reason: 'It shows a phone number',
    },
  ]);
  const audited = await market.database.query(
    `select before ->> 'body' as body, reason from public.admin_audit where action = 'review.remove'`,
  );
  expect(audited).toEqual([
    { body: 'Their number is [phone hidden], never again.', reason: 'It shows a phone number' },
  ]);
  const twice = await refusal(
    market.call(admin, 'remove_review', { review_id: review, reason: 'Again' }),
  );
  expect(twice.message).toBe('This review is removed, so that is no longer possible.');
});

test('a review removed before it was published is never seen and never counted', async () => {
  const job = await completed();
  const review = await market.call<string>(owner, 'submit_review', {
    job_id: job,
    rating: 1,
    body: 'An insult.',
  });
  const before = await rating();
  await market.call(admin, 'remove_review', { review_id: review, reason: 'An insult' });
  await market.clock(new Date(Date.now() + 8 * 86_400_000));
  expect(await rating()).toEqual(before);
  const seen = await market.database.as({ role: 'anon' }, (queries) =>
    queries.query('select id from public.vendor_reviews($1) where id = $2', [vendor, review]),
  );
  expect(seen).toEqual([]);
});

test('one report a person; an administrator keeps the review or removes it', async () => {
  const review = await published(2);
  const reader = await market.owner();
  const report = (person: string, reason: string) =>
    market.call<string>(person, 'report_review', { review_id: review, reason, note: null });
  const first = await report(reader, 'insult');
  expect(await report(reader, 'personal_data')).toBe(first);
  expect((await refusal(report(owner, 'other'))).message).toBe('This review cannot be reported.');
  expect(await market.call(admin, 'keep_review', { review_id: review, reason: 'It is fair' })).toBe(
    1,
  );
  const none = await refusal(
    market.call(admin, 'keep_review', { review_id: review, reason: 'It is fair' }),
  );
  expect(none.message).toBe('No report about this review is open.');
  await report(vendor, 'wrong_business');
  await market.call(admin, 'remove_review', { review_id: review, reason: 'Another business' });
  const reports = await market.database.query(
    'select resolution from public.review_reports where review_id = $1 order by created_at',
    [review],
  );
  expect(reports.map((row) => row['resolution'])).toEqual(['kept', 'removed']);
});
