import fc from 'fast-check';
import { askEstimate, type Estimate } from './support/askEstimate';
import { categories, facts, timings, tree } from './support/estimateInputs';
import { openMarketplace, type Arguments, type Marketplace } from './support/marketplace';

// What an estimate promises, whatever is described.

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

// Every run tries other ones.
const RUNS = { numRuns: 80 };
const width = ({ low_cents, high_cents }: Estimate) => high_cents - low_cents;
const ratio = ({ low_cents, high_cents }: Estimate) => high_cents / low_cents;

const others = fc.array(tree, { maxLength: 3 });

test.each(Object.entries(facts))(
  'to know %s never widens the range',
  async (name, values) => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ category: categories, timing: timings }),
        tree,
        values,
        others,
        async (job, known, value, more) => {
          const { [name]: _, ...less } = known as Arguments;
          const before = await askEstimate(market, { ...job, trees: [less, ...more] });
          const after = await askEstimate(market, {
            ...job,
            trees: [{ ...less, [name]: value }, ...more],
          });
          expect(width(after)).toBeLessThanOrEqual(width(before));
          if (name !== 'diameter_cm') expect(ratio(after)).toBeLessThanOrEqual(ratio(before));
        },
      ),
      RUNS,
    );
  },
  60_000,
);

// In inches, of stumps among which one is still to be measured.
test.each([
  { known: 110, learned: 200 },
  { known: 78.75, learned: 192.5 },
  { known: 60, learned: 300 },
  { known: 0.5, learned: 150 },
])('to know a trunk of $learned beside one of $known never widens grinding', async (inches) => {
  const ask = (facts: Arguments) =>
    askEstimate(market, {
      category: 'stump_grinding',
      trees: [
        { height_m: 9, count: 3 },
        { height_m: 9, diameter_cm: inches.known * 2.54 },
        { height_m: 9, ...facts },
      ],
    });
  const before = await ask({});
  const after = await ask({ diameter_cm: inches.learned * 2.54 });
  expect(after.low_cents).toBeGreaterThan(before.low_cents);
  expect(width(after)).toBeLessThanOrEqual(width(before));
});

test('nor does to know that it should be done this week', async () => {
  await fc.assert(
    fc.asyncProperty(categories, tree, others, async (category, known, more) => {
      const job = { category, trees: [known, ...more] };
      const soon = await askEstimate(market, { ...job, timing: 'this_week' });
      const later = await askEstimate(market, job);
      expect(width(soon)).toBe(width(later));
      expect(ratio(soon)).toBeLessThanOrEqual(ratio(later));
    }),
    RUNS,
  );
}, 60_000);

test('a trunk makes the range of a removal at most half as wide, for every height and width', async () => {
  const [tried] = await market.database.query(
    `select count(*)::int as cases, count(*) filter (where r.high - r.low > (b.high - b.low) / 2)::int as too_wide,
       count(*) filter (where r.low < b.low)::int as below, count(*) filter (where r.high > b.high and not r.is_beyond)::int as above,
       count(*) filter (where r.is_beyond)::int as beyond
     from unnest(array['removal', 'emergency']) service, generate_series(1, 150) height, generate_series(1, 80) trunk,
       private.removal_range(1, service, height, trunk, 1) r, private.price_band(1, service, 'height_ft', height) b`,
  );
  expect(tried).toMatchObject({ cases: 2 * 150 * 80, too_wide: 0, below: 0, above: 0 });
  expect(tried?.['beyond']).toBeGreaterThan(0);
}, 60_000);

test('service and size are enough for an estimate', async () => {
  for (const category of ['tree_removal', 'stump_grinding', 'arborist', 'maintenance', 'emergency'])
    expect(
      width(await askEstimate(market, { category, trees: [{ height_m: 10 }] })),
    ).toBeGreaterThan(0);
});
