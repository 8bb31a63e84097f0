import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let owner: string;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  vendor = await market.vendor({ tokens: 2000 });
});
afterAll(() => market.database.close());

async function completed() {
  const { job } = await market.agree(owner, vendor);
  await market.deliver(vendor, job);
  await market.call(owner, 'accept_delivery', { job_id: job });
  return job;
}
const review = (job: string, photos: string[], author = owner) =>
  market.call<string>(author, 'submit_review', { job_id: job, rating: 5, body: 'Tidy.', photos });
const seenBy = async (caller: { userId: string } | { role: 'anon' }, path: string) =>
  market.database.as(caller, async (queries) => ({
    rows: (await queries.query('select path from public.review_photos where path = $1', [path]))
      .length,
    files: (await queries.query('select name from storage.objects where name = $1', [path])).length,
  }));

test('photos of a review are seen by everyone once it is published, and by no one else before', async () => {
  const job = await completed();
  const path = await market.photo(owner);
  await review(job, [path]);
  expect(await seenBy({ role: 'anon' }, path)).toEqual({ rows: 0, files: 0 });
  expect(await seenBy({ userId: vendor }, path)).toEqual({ rows: 0, files: 0 });
  expect(await seenBy({ userId: owner }, path)).toEqual({ rows: 1, files: 1 });
  await market.publishReviews(job);
  expect(await seenBy({ role: 'anon' }, path)).toEqual({ rows: 1, files: 1 });
  expect(await seenBy({ userId: vendor }, path)).toEqual({ rows: 1, files: 1 });
});

test('with a removed review its photos go; the audit trail keeps which they were', async () => {
  const job = await completed();
  const path = await market.photo(owner);
  const id = await review(job, [path]);
  await market.publishReviews(job);
  await market.call(await market.admin(), 'remove_review', {
    review_id: id,
    reason: 'Shows a face',
  });
  expect(await seenBy({ role: 'anon' }, path)).toEqual({ rows: 0, files: 0 });
  const kept = await market.value<string>(
    `select before::text from public.admin_audit where subject_id = $1`,
    [id],
  );
  expect(kept).toContain(path);
});

test('only photos the owner uploaded can be added, four at most, and none by a Pro', async () => {
  const job = await completed();
  const foreign = await market.photo(vendor);
  expect((await refusal(review(job, [foreign]))).message).toMatch(/was not uploaded/);
  const many = [];
  while (many.length < 5) many.push(await market.photo(owner));
  expect((await refusal(review(job, many))).message).toBe('At most 4 photos can be sent.');
  expect((await refusal(review(job, [foreign], vendor))).message).toBe(
    'Only the owner can add photos to a review.',
  );
});

test('a photo of a review cannot be deleted while it is shown', async () => {
  const job = await completed();
  const path = await market.photo(owner);
  await review(job, [path]);
  await market.database.as({ userId: owner }, (queries) =>
    queries.query('delete from storage.objects where name = $1', [path]),
  );
  expect(await seenBy({ userId: owner }, path)).toMatchObject({ files: 1 });
});
