import { openMarketplace, type Marketplace } from './support/marketplace';

interface Proof {
  readonly insured_vendors: number;
  readonly last_verified_at: string | null;
  readonly reviews: readonly Record<string, unknown>[];
}

let market: Marketplace;
let owner: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
});
afterAll(() => market.database.close());

/** The answer a visitor gets. */
const proof = async (): Promise<Proof | undefined> => {
  const [row] = await market.database.as({ role: 'anon' }, (queries) =>
    queries.query<{ answer: Proof }>('select public.market_proof() as answer'),
  );
  return row?.answer;
};

async function review(vendor: string, rating: number, isPublished = true): Promise<void> {
  const { job } = await market.agree(owner, vendor);
  await market.deliver(vendor, job);
  await market.call(owner, 'accept_delivery', { job_id: job });
  await market.call(owner, 'submit_review', { job_id: job, rating, body: `Review of ${rating}` });
  if (isPublished) await market.publishReviews(job);
}

test('only Pros whose insurance is verified and valid are counted, and reviews are shown once three Pros have one', async () => {
  expect(await proof()).toEqual({ insured_vendors: 0, last_verified_at: null, reviews: [] });

  await market.vendor({ isInsured: false });
  const vendors = await market.vendors(3, { tokens: 500 });
  const lapsed = await market.vendor();
  await market.database.query(
    'update public.vendor_credentials set expires_on = current_date - 2 where vendor_id = $1',
    [lapsed],
  );
  const [first = '', second = '', third = ''] = vendors;
  await review(first, 5);
  await review(first, 4);
  await review(second, 2);
  await review(third, 3, false);
  expect(await proof()).toEqual({
    insured_vendors: 3,
    last_verified_at: expect.any(String),
    reviews: [],
  });

  expect(
    await market.value(`(select count(*)::int from public.vendor_profiles v
      where v.state = 'approved' and private.is_insured(v.vendor_id, now()))`),
  ).toBe(3);

  await review(third, 1);
  const shown = (await proof())?.reviews ?? [];
  // The latest of each Pro, the poor ones too; the one that waits for its other side is not among them.
  expect(shown.map(({ vendor_id: id, body }) => [id, body])).toEqual([
    [third, 'Review of 1'],
    [second, 'Review of 2'],
    [first, 'Review of 4'],
  ]);
  expect(Object.keys(shown[0] ?? {}).sort()).toEqual([
    'author_name',
    'body',
    'business_name',
    'city',
    'id',
    'is_demo',
    'published_at',
    'rating',
    'region',
    'vendor_id',
  ]);
});
