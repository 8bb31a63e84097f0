import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admin: string;
let owner: string;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
afterAll(() => market.database.close());
beforeEach(async () => {
  owner = await market.owner();
  vendor = await market.vendor();
});

/** A job agreed, done and reviewed by the owner within seconds. */
async function reviewedAtOnce(cents: number, request?: string) {
  const { lead } = await market.accept(request ?? (await market.submit(owner)).id, vendor);
  const job = await market.award(owner, await market.quote(vendor, lead, cents));
  return { job, review: await finished(job) };
}
async function finished(job: string): Promise<string> {
  await market.deliver(vendor, job);
  await market.call(owner, 'accept_delivery', { job_id: job });
  return market.call<string>(owner, 'submit_review', { job_id: job, rating: 5, body: 'Superb.' });
}
const shown = (review: string) =>
  market.value<string>('select state::text from public.reviews where id = $1', [review]);
const counted = () =>
  market.value<number[]>(
    `select array[rating_count, jobs_completed] from public.vendor_profiles where vendor_id = $1`,
    [vendor],
  );
const waiting = async (review: string) =>
  (
    await market.database.query<{ note: string }>(
      `select p.note from private.waiting_cases('reviews') w join public.review_reports p on p.id::text = w.id
       where p.review_id = $1`,
      [review],
    )
  ).map(({ note }) => note);

test('a review bought with a job of seconds waits for an administrator, who reads why, and counts for nothing', async () => {
  await market.database.query('update public.profiles set created_at = now() where id = $1', [
    owner,
  ]);
  const request = await market.submit(owner, { ask: { vendor_id: vendor, others: false } });
  const { job, review } = await reviewedAtOnce(100, request.id);
  await market.call(vendor, 'submit_review', { job_id: job, rating: 5, body: 'Superb owner.' });
  await market.publishReviews(job);
  expect(await shown(review)).toBe('submitted');
  expect(await counted()).toEqual([0, 0]);
  expect(await waiting(review)).toEqual([
    expect.stringMatching(
      /^The work was accepted 0 minutes after it was agreed\. The price was \$1, the estimate began at \$[\d,.]+\. The owner's account was 0 hours old\. The owner asked this Pro alone/,
    ),
  ]);
});

test('two reviews of a job appear together, when the clock says so and never before', async () => {
  const { job } = await market.agree(owner, vendor);
  const review = await finished(job);
  await market.call(vendor, 'submit_review', { job_id: job, rating: 5, body: 'Superb owner.' });
  expect(await shown(review)).toBe('submitted');
  expect(await waiting(review)).toEqual([]);
  expect(
    await market.value<number>(
      `select count(distinct t.due_at)::int from private.timers t join public.reviews r on r.id = t.subject_id
       where r.job_id = $1 and t.event = 'publish' and t.due_at > now() + interval '6 days'`,
      [job],
    ),
  ).toBe(1);
  await market.publishReviews(job);
  expect(await shown(review)).toBe('published');
  expect(await counted()).toEqual([1, 1]);
});

test.each([
  ['before its time', false],
  ['after its time', true],
])('a kept review counts with its job, once its time has come: decided %s', async (_, isDue) => {
  const { job, review } = await reviewedAtOnce(90_000);
  if (isDue) await market.publishReviews(job);
  await market.call(admin, 'keep_review', { review_id: review, reason: 'A branch on a driveway' });
  expect(await shown(review)).toBe(isDue ? 'published' : 'submitted');
  if (!isDue) await market.publishReviews(job);
  expect(await shown(review)).toBe('published');
  expect(await counted()).toEqual([1, 1]);
});

test('a removed review of a doubtful job never appears, and its job never counts', async () => {
  const { job, review } = await reviewedAtOnce(90_000);
  await market.call(admin, 'remove_review', { review_id: review, reason: 'No work was done' });
  await market.publishReviews(job);
  expect(await counted()).toEqual([0, 0]);
  expect(await waiting(review)).toEqual([]);
});

test('a case about a review says why it waits only where we doubt its job', async () => {
  const { job } = await market.agree(owner, vendor);
  const review = await finished(job);
  await market.publishReviews(job);
  await market.call(await market.owner(), 'report_review', {
    review_id: review,
    reason: 'insult',
    note: 'It names a neighbor.',
  });
  expect(
    await market.value<string[]>(
      `select array_agg(distinct k order by k) from private.waiting_cases('reviews') w
       join public.review_reports p on p.id::text = w.id, jsonb_object_keys(w.subject) k where p.review_id = $1`,
      [review],
    ),
  ).toEqual(['business']);
});

test('an owner who hired other Pros may ask one alone', async () => {
  const other = await market.vendor();
  const hired = await market.agree(owner, other);
  await market.deliver(other, hired.job);
  await market.call(owner, 'accept_delivery', { job_id: hired.job });
  const request = await market.submit(owner, { ask: { vendor_id: vendor, others: false } });
  const { review } = await reviewedAtOnce(90_000, request.id);
  expect(await waiting(review)).toEqual(['The work was accepted 0 minutes after it was agreed.']);
});

test('administrators turn a check off, with a reason, and no reader can object with doubts of ours', async () => {
  await market.call(admin, 'save_resolution_policy', {
    changes: { review_job_hours: 0 },
    reason: 'Emergency work takes minutes here',
    idempotency_key: randomUUID(),
  });
  const { review } = await reviewedAtOnce(90_000);
  // Others have a day to see it first.
  expect(await waiting(review)).toHaveLength(1);
  const reader = await market.owner();
  expect(
    await refusal(
      market.call(reader, 'report_review', {
        review_id: review,
        reason: 'doubtful_job',
        note: null,
      }),
    ),
  ).toMatchObject({ message: 'Describe what is wrong with this review.' });
  await market.database.query(
    `update public.resolution_policy set created_at = created_at - interval '24 hours'`,
  );
  expect(await waiting((await reviewedAtOnce(90_000)).review)).toEqual([]);
});
