import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from './support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

interface Candidate {
  id: string;
  signal: number;
  boost: number;
  stars: number;
  reviews: number;
  /** Days since a dispute was decided against the Pro; null for never. */
  lostDays: number | null;
  approvedDays: number;
  jobs: number;
  earlierOffers: number;
  isLeftOut: boolean;
}

interface Order {
  base: string[];
  offers: string[];
  keptForUnboosted: string[];
  keptForNewcomers: string[];
}

// Every signal is the same, so the score is the signal itself, as the weights add up to 1.
async function orderOf(candidates: readonly Candidate[]): Promise<Order> {
  const [row] = await database.query<{ order: Record<string, number[] | null> }>(
    `select to_jsonb(private.rank_candidates(private.policy(), row(null, c.ids, c.signals, c.dropped, c.signals,
       c.signals, c.signals, c.signals, c.signals, c.signals, c.signals, c.boosts, c.stars, c.reviews, c.lost,
       c.approved, c.jobs, c.earlier, '{}', '{}', '{}', '{}')::public.match_candidates)) as order
     from (
       select coalesce(array_agg(id order by place), '{}') as ids, coalesce(array_agg(signal order by place), '{}') as signals,
         coalesce(array_agg(case when dropped then 'fully_booked'::public.match_filter end order by place), '{}') as dropped,
         coalesce(array_agg(boost order by place), '{}') as boosts, coalesce(array_agg(stars order by place), '{}') as stars,
         coalesce(array_agg(reviews order by place), '{}') as reviews,
         coalesce(array_agg(coalesce(lost, 'infinity') order by place), '{}') as lost,
         coalesce(array_agg(approved order by place), '{}') as approved, coalesce(array_agg(jobs order by place), '{}') as jobs,
         coalesce(array_agg(earlier order by place), '{}') as earlier
       from jsonb_to_recordset($1::jsonb) r (place int, id uuid, signal real, boost real, stars real, reviews int,
         lost real, approved real, jobs int, earlier int, dropped boolean)
     ) c`,
    [
      candidates.map((candidate, place) => ({
        place,
        id: candidate.id,
        signal: candidate.signal,
        boost: candidate.boost,
        stars: candidate.stars,
        reviews: candidate.reviews,
        lost: candidate.lostDays,
        approved: candidate.approvedDays,
        jobs: candidate.jobs,
        earlier: candidate.earlierOffers,
        dropped: candidate.isLeftOut,
      })),
    ],
  );
  const ids = (name: string) =>
    (row?.order[name] ?? []).map((number) => candidates[number - 1]?.id ?? '');
  return {
    base: ids('base_order'),
    offers: ids('offer_order'),
    keptForUnboosted: ids('kept_for_unboosted'),
    keptForNewcomers: ids('kept_for_newcomers'),
  };
}

const candidate = fc.record({
  id: fc.uuid(),
  signal: fc.integer({ min: 0, max: 20 }).map((twentieths) => twentieths / 20),
  boost: fc.constantFrom(1, 1.15, 1.3),
  stars: fc.constantFrom(1, 2, 3.5, 3.99, 4, 4.5, 5),
  reviews: fc.integer({ min: 0, max: 4 }),
  lostDays: fc.constantFrom(null, 0, 30, 90, 91, 400),
  approvedDays: fc.constantFrom(0.5, 10, 90, 91, 500),
  jobs: fc.integer({ min: 0, max: 5 }),
  earlierOffers: fc.integer({ min: 0, max: 3 }),
  isLeftOut: fc.boolean(),
});
const candidates = fc.uniqueArray(candidate, { maxLength: 14, selector: ({ id }) => id });
const named = (name: number, changes: Partial<Candidate> = {}): Candidate => ({
  id: `00000000-0000-4000-8000-0000000000${String(name).padStart(2, '0')}`,
  signal: 0.8,
  boost: 1,
  stars: 4.5,
  reviews: 20,
  lostDays: null,
  approvedDays: 500,
  jobs: 30,
  earlierOffers: 0,
  isLeftOut: false,
  ...changes,
});
const ids = (...names: number[]) => names.map((name) => named(name).id);

test('the order never depends on the order candidates are looked at in', async () => {
  await fc.assert(
    fc.asyncProperty(
      candidates.chain((given) =>
        fc.tuple(
          fc.constant(given),
          fc.shuffledSubarray(given, { minLength: given.length, maxLength: given.length }),
        ),
      ),
      async ([given, shuffled]) => {
        expect(await orderOf(shuffled)).toEqual(await orderOf(given));
      },
    ),
    { numRuns: 60 },
  );
});

test('a plan does not lift Pros below the quality floor, whatever they score', async () => {
  const isBelow = ({ reviews, stars, lostDays }: Candidate) =>
    (reviews >= 2 && stars < 4) || (lostDays !== null && lostDays <= 90);
  await fc.assert(
    fc.asyncProperty(candidates, async (given) => {
      // Who has a plan that does not count keeps no place for Pros without one.
      const barely = given.map((one) =>
        one.boost > 1 && isBelow(one) ? { ...one, boost: 1.0001 } : one,
      );
      expect(await orderOf(given)).toEqual(await orderOf(barely));
    }),
    { numRuns: 100 },
  );
});

test('everyone who is not left out is ranked once, in both orders', async () => {
  await fc.assert(
    fc.asyncProperty(candidates, async (given) => {
      const { base, offers } = await orderOf(given);
      const ranked = given.filter((one) => !one.isLeftOut).map(({ id }) => id);
      expect([...base].sort()).toEqual([...ranked].sort());
      expect([...offers].sort()).toEqual([...ranked].sort());
    }),
    { numRuns: 60 },
  );
});

const boosted = [1, 2, 3, 4, 5, 6].map((name) => named(name, { boost: 1.3 }));

test('the first offer holds the best Pro without a plan and a newcomer without one', async () => {
  const plain = [named(7, { signal: 0.7 }), named(8, { signal: 0.75 })];
  const newcomers = [
    named(10, { signal: 0.2, approvedDays: 5, jobs: 0 }),
    named(11, { signal: 0.65, boost: 1.3, approvedDays: 1, jobs: 0 }),
  ];
  const order = await orderOf([...boosted, ...plain, ...newcomers]);
  expect(order.keptForUnboosted).toEqual(ids(8));
  expect(order.keptForNewcomers).toEqual(ids(10));
  expect(order.offers.slice(0, 5)).toEqual(ids(1, 2, 3, 8, 10));
  expect(order.offers.slice(5, 8)).toEqual(ids(4, 5, 6));
});

test('a plan that does not count does not make its Pro one without a plan', async () => {
  const order = await orderOf([
    ...boosted,
    named(7, { signal: 0.9, boost: 1.3, stars: 2, reviews: 2, jobs: 0 }),
    named(8, { signal: 0.3 }),
  ]);
  expect(order.keptForUnboosted).toEqual(ids(8));
  expect(order.keptForNewcomers).toEqual([]);
});

test.each([
  ['approved in the last 90 days', { approvedDays: 90, jobs: 50 }, true],
  ['with fewer than 3 completed jobs', { approvedDays: 900, jobs: 2 }, true],
  ['neither', { approvedDays: 90.1, jobs: 3 }, false],
])('a newcomer was approved lately or completed few jobs: %s', async (_, changes, isNewcomer) => {
  const order = await orderOf([
    ...boosted,
    named(7, { signal: 0.79 }),
    named(9, { signal: 0.1, ...changes }),
  ]);
  expect(order.keptForNewcomers).toEqual(isNewcomer ? ids(9) : []);
});

test('of several newcomers who was asked least often comes first, then who was approved last', async () => {
  const newcomer = (name: number, earlierOffers: number, approvedDays: number, signal: number) =>
    named(name, { earlierOffers, approvedDays, signal, jobs: 0 });
  const kept = async (...newcomers: Candidate[]) =>
    (await orderOf([...boosted, named(7, { signal: 0.79 }), ...newcomers])).keptForNewcomers;
  expect(await kept(newcomer(10, 1, 1, 0.7), newcomer(11, 0, 80, 0.1))).toEqual(ids(11));
  expect(await kept(newcomer(10, 0, 20, 0.7), newcomer(11, 0, 2, 0.1))).toEqual(ids(11));
  expect(await kept(newcomer(10, 0, 2, 0.7), newcomer(11, 0, 2, 0.1))).toEqual(ids(10));
});

test('a Pro in the first offers anyway takes no reserved place', async () => {
  const order = await orderOf([
    named(7, { signal: 1 }),
    named(9, { signal: 1, jobs: 0 }),
    ...boosted.slice(0, 3),
  ]);
  expect(order.keptForUnboosted).toEqual([]);
  expect(order.keptForNewcomers).toEqual([]);
});

test.each([
  ['2.0 stars from 2 reviews', { stars: 2, reviews: 2 }, false],
  ['3.99 stars', { stars: 3.99 }, false],
  ['4.0 stars', { stars: 4 }, true],
  ['one bad review, which says too little', { stars: 1, reviews: 1 }, true],
  ['no review', { stars: 0, reviews: 0 }, true],
  ['a dispute lost 90 days ago', { lostDays: 90 }, false],
  ['a dispute lost 91 days ago', { lostDays: 91 }, true],
])('a plan at %s', async (_, changes, isLifted) => {
  const order = await orderOf([
    named(1, { signal: 0.9 }),
    named(2, { signal: 0.8, boost: 1.3, ...changes }),
  ]);
  expect(order.offers).toEqual(isLifted ? ids(2, 1) : ids(1, 2));
});
