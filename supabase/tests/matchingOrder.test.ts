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
  isNewcomer: boolean;
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
       c.signals, c.signals, c.signals, c.signals, c.signals, c.signals, c.boosts, c.newcomers, '{}', '{}', '{}',
       '{}')::public.match_candidates)) as order
     from (
       select coalesce(array_agg(id order by place), '{}') as ids, coalesce(array_agg(signal order by place), '{}') as signals,
         coalesce(array_agg(case when dropped then 'fully_booked'::public.match_filter end order by place), '{}') as dropped,
         coalesce(array_agg(boost order by place), '{}') as boosts, coalesce(array_agg(newcomer order by place), '{}') as newcomers
       from jsonb_to_recordset($1::jsonb) r (place int, id uuid, signal real, boost real, newcomer boolean, dropped boolean)
     ) c`,
    [
      candidates.map((candidate, place) => ({
        place,
        id: candidate.id,
        signal: candidate.signal,
        boost: candidate.boost,
        newcomer: candidate.isNewcomer,
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
  isNewcomer: fc.boolean(),
  isLeftOut: fc.boolean(),
});
const candidates = fc.uniqueArray(candidate, { maxLength: 14, selector: ({ id }) => id });
const named = (name: number, changes: Partial<Candidate> = {}): Candidate => ({
  id: `00000000-0000-4000-8000-0000000000${String(name).padStart(2, '0')}`,
  signal: 0.8,
  boost: 1,
  isNewcomer: false,
  isLeftOut: false,
  ...changes,
});

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

test('a boost never lifts a Pro below the quality floor', async () => {
  await fc.assert(
    fc.asyncProperty(candidates, async (given) => {
      const plain = given.map((one) => (one.signal < 0.55 ? { ...one, boost: 1 } : one));
      expect(await orderOf(given)).toEqual(await orderOf(plain));
    }),
    { numRuns: 60 },
  );
});

test('everybody who is not left out is ranked once, in both orders', async () => {
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

test('the first offer holds the best unboosted Pro and the best newcomer', async () => {
  const plain = [named(7, { signal: 0.7 }), named(8, { signal: 0.75 })];
  const newcomers = [10, 11].map((name) =>
    named(name, { boost: 1.3, signal: name === 11 ? 0.65 : 0.6, isNewcomer: true }),
  );
  const order = await orderOf([...boosted, ...plain, ...newcomers]);
  expect(order.keptForUnboosted).toEqual([named(8).id]);
  expect(order.keptForNewcomers).toEqual([named(11).id]);
  expect(order.offers.slice(0, 5)).toEqual([1, 2, 3, 8, 11].map((name) => named(name).id));
  expect(order.offers.slice(5, 8)).toEqual([4, 5, 6].map((name) => named(name).id));
});

test('who ranks in the first offer anyway takes no kept place', async () => {
  const order = await orderOf([
    named(7, { signal: 1 }),
    named(9, { signal: 0.9, boost: 1.3, isNewcomer: true }),
    ...boosted.slice(0, 3),
  ]);
  expect(order.keptForUnboosted).toEqual([]);
  expect(order.keptForNewcomers).toEqual([]);
  expect(order.offers[0]).toBe(named(9).id);
});

test('a Pro below the floor is outranked by the same score above it with a boost', async () => {
  const order = await orderOf([
    named(1, { signal: 0.5, boost: 1.3 }),
    named(2, { signal: 0.54 }),
    named(3, { signal: 0.6, boost: 1.15 }),
    named(4, { signal: 0.65 }),
  ]);
  expect(order.offers).toEqual([3, 4, 2, 1].map((name) => named(name).id));
});
