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
    rows: (
      await queries.query('select 1 from public.vendor_reviews($1) r where $2 = any (r.photos)', [
        vendor,
        path,
      ])
    ).length,
    files: (await queries.query('select name from storage.objects where name = $1', [path])).length,
  }));

test('photos of a review are seen by everyone once it is published, and by no one else before', async () => {
  const job = await completed();
  const path = await market.reviewPhoto(owner, job);
  await review(job, [path]);
  expect(await seenBy({ role: 'anon' }, path)).toEqual({ rows: 0, files: 0 });
  expect(await seenBy({ userId: vendor }, path)).toEqual({ rows: 0, files: 0 });
  expect(await seenBy({ userId: owner }, path)).toEqual({ rows: 0, files: 1 });
  await market.publishReviews(job);
  expect(await seenBy({ role: 'anon' }, path)).toEqual({ rows: 1, files: 1 });
  expect(await seenBy({ userId: vendor }, path)).toEqual({ rows: 1, files: 1 });
});

test('with a removed review its photos go; the audit trail keeps which they were', async () => {
  const job = await completed();
  const path = await market.reviewPhoto(owner, job);
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

/** Whatever a caller finds in tables of reviews and in the listing of the bucket, as one text. */
const found = (caller: { userId: string } | { role: 'anon' }) =>
  market.database.as(caller, async (queries) => {
    const texts = [
      await queries.query('select * from public.vendor_reviews($1)', [vendor]),
      await queries.query(`select name from storage.objects where bucket_id = 'tree-photos'`),
    ];
    if (!('role' in caller)) {
      texts.push(
        await queries.query('select id, job_id, request_id, author_name from public.reviews'),
        await queries.query('select * from public.review_photos'),
      );
    }
    return JSON.stringify(texts);
  });

test('nobody finds out whose review it is, nor of which job: not by photos, listing or columns', async () => {
  const job = await completed();
  const path = await market.reviewPhoto(owner, job);
  await review(job, [path]);
  await market.publishReviews(job);
  const request = await market.value<string>('select request_id from public.jobs where id = $1', [
    job,
  ]);
  const [stranger, rival] = [await market.owner(), await market.vendor()];
  for (const caller of [{ role: 'anon' } as const, { userId: stranger }, { userId: rival }]) {
    const answer = await found(caller);
    expect(answer).toContain(path);
    for (const id of [owner, job, request]) expect(answer).not.toContain(id);
  }
  // The other side knows its own customer.
  expect(await found({ userId: vendor })).toContain(job);
});

test('the photos of a review go once no review shows them: removed, never sent, or of an erased author', async () => {
  const author = await market.owner();
  const leaving = async () => {
    const { job } = await market.agree(author, vendor);
    await market.deliver(vendor, job);
    await market.call(author, 'accept_delivery', { job_id: job });
    return job;
  };
  const [job, other] = [await leaving(), await leaving()];
  const [shown, unsent] = [
    await market.reviewPhoto(author, job),
    await market.reviewPhoto(author, other),
  ];
  await review(job, [shown], author);
  const removed = async () =>
    (await market.database.query<{ name: string }>('select name from public.files_to_remove()'))
      .map(({ name }) => name)
      .filter((name) => [shown, unsent].includes(name))
      .sort();
  expect(await removed()).toEqual([]);
  await market.database.query(
    `update storage.objects set created_at = now() - interval '2 days' where name = any ($1)`,
    [[shown, unsent]],
  );
  expect(await removed()).toEqual([unsent]);
  await market.database.query('select private.erase_person($1)', [author]);
  expect(await removed()).toEqual([shown, unsent].sort());
});

test('the folder of a review takes photos of its own owner alone, and a dozen of them', async () => {
  const job = await completed();
  const folder = (await market.reviewPhoto(owner, job)).replace(/\/[^/]*$/, '');
  expect((await refusal(market.photo(vendor, folder))).code).toBe('42501');
  const taken = [];
  while (taken.length < 11) taken.push(await market.photo(owner, folder));
  expect((await refusal(market.photo(owner, folder))).code).toBe('42501');
  expect((await refusal(market.photo(owner, 'reviews'))).code).toBe('42501');
});

test('only photos the owner uploaded can be added, four at most, and none by a Pro', async () => {
  const job = await completed();
  const foreign = await market.photo(vendor);
  expect((await refusal(review(job, [foreign]))).message).toMatch(/was not uploaded/);
  const many = [];
  while (many.length < 5) many.push(await market.reviewPhoto(owner, job));
  expect((await refusal(review(job, many))).message).toBe('At most 4 photos can be sent.');
  expect((await refusal(review(job, many.slice(0, 1), vendor))).message).toBe(
    'Only the owner can add photos to a review.',
  );
});

test('a photo of a review cannot be deleted while it is shown', async () => {
  const job = await completed();
  const path = await market.reviewPhoto(owner, job);
  await review(job, [path]);
  await market.database.as({ userId: owner }, (queries) =>
    queries.query('delete from storage.objects where name = $1', [path]),
  );
  expect(await seenBy({ userId: owner }, path)).toMatchObject({ files: 1 });
});
