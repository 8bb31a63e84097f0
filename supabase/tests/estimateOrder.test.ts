import fc from 'fast-check';
import { askEstimate } from './support/askEstimate';
import { categories, facts as treeFacts, timings, tree } from './support/estimateInputs';
import { openMarketplace, type Arguments, type Marketplace } from './support/marketplace';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

// Every run tries other ones.
const RUNS = { numRuns: 60 };

const MINIMUM: Record<string, number> = {
  tree_removal: 15_000,
  emergency: 30_000,
  maintenance: 8_500,
  stump_grinding: 15_000,
  arborist: 10_000,
};

test('for any trees: low is at most high, both at least the minimum, and the lines add up', async () => {
  await fc.assert(
    fc.asyncProperty(
      categories,
      fc.array(tree, { minLength: 1, maxLength: 5 }),
      async (category, trees) => {
        const found = await askEstimate(market, { category, trees });
        expect(found.low_cents).toBeLessThanOrEqual(found.high_cents);
        expect(found.low_cents).toBeGreaterThanOrEqual(MINIMUM[category] ?? 0);
        for (const part of found.lines) expect(part.low_cents).toBeLessThanOrEqual(part.high_cents);
        expect(found.lines.reduce((sum, part) => sum + part.low_cents, 0)).toBe(found.low_cents);
        expect(found.lines.reduce((sum, part) => sum + part.high_cents, 0)).toBe(found.high_cents);
      },
    ),
    RUNS,
  );
}, 60_000);

const grown = (value: unknown, factor: number, most: number) =>
  Math.min(most, Number(value) * factor);
const marked = (fact: string) => (facts: Arguments) => ({ ...facts, [fact]: true });
const CONDITIONS = ['healthy', 'declining', 'dead', 'hazardous'];

const bigger: Record<string, (facts: Arguments) => Arguments> = {
  'a taller tree': (facts) => ({ ...facts, height_m: grown(facts['height_m'], 1.4, 120) }),
  'a thicker trunk': (facts) =>
    'diameter_cm' in facts
      ? { ...facts, diameter_cm: grown(facts['diameter_cm'], 1.5, 1000) }
      : facts,
  'one more tree': (facts) => ({ ...facts, count: grown(facts['count'] ?? 1, 1, 99) + 1 }),
  'a worse condition': (facts) => {
    const place = CONDITIONS.indexOf(String(facts['condition'] ?? 'healthy'));
    return { ...facts, condition: CONDITIONS[place + 1] ?? 'hazardous' };
  },
  'a structure nearby': marked('near_structure'),
  'a structure underneath': marked('on_structure'),
  'wires nearby': marked('near_wires'),
  'a place hard to reach': marked('poor_access'),
  'a stump to grind': marked('stump'),
};

test.each(Object.entries(bigger))(
  '%s never makes it cheaper',
  async (_, change) => {
    await fc.assert(
      fc.asyncProperty(
        categories,
        timings,
        tree,
        fc.array(tree, { maxLength: 2 }),
        async (category, timing, facts, others) => {
          const before = await askEstimate(market, {
            ...{ category, timing },
            trees: [facts, ...others],
          });
          const after = await askEstimate(market, {
            ...{ category, timing },
            trees: [change(facts), ...others],
          });
          expect(after.low_cents).toBeGreaterThanOrEqual(before.low_cents);
          expect(after.high_cents).toBeGreaterThanOrEqual(before.high_cents);
        },
      ),
      RUNS,
    );
  },
  60_000,
);

test.each<[string, { trees?: object[] } & Arguments]>([
  ['another tree', { trees: [{ height_m: 8, diameter_cm: 20, stump: true }] }],
  ['a written report', { written_report: true }],
  ['an hour of consulting', { consulting_hours: 1 }],
  ['a date within the week', { timing: 'this_week' }],
])(
  '%s never makes it cheaper either',
  async (_, { trees: added = [], ...more }) => {
    await fc.assert(
      fc.asyncProperty(
        categories,
        fc.array(tree, { minLength: 1, maxLength: 3 }),
        async (category, trees) => {
          const before = await askEstimate(market, { category, trees });
          const after = await askEstimate(market, {
            category,
            ...more,
            trees: [...trees, ...added],
          });
          expect(after.low_cents).toBeGreaterThanOrEqual(before.low_cents);
          expect(after.high_cents).toBeGreaterThanOrEqual(before.high_cents);
        },
      ),
      RUNS,
    );
  },
  60_000,
);

test('the kind of tree, the order of trees, and a date further away change no price', async () => {
  await fc.assert(
    fc.asyncProperty(
      categories,
      fc.array(tree, { minLength: 2, maxLength: 4 }),
      fc.constantFrom('this_month', 'flexible'),
      async (category, trees, timing) => {
        const before = await askEstimate(market, { category, trees });
        const after = await askEstimate(market, {
          ...{ category, timing },
          trees: trees.toReversed().map((facts) => ({ ...facts, species: 'Live oak' })),
        });
        expect([after.low_cents, after.high_cents]).toEqual([before.low_cents, before.high_cents]);
      },
    ),
    RUNS,
  );
}, 60_000);

test('no fact of a tree is left out of what is tried', async () => {
  const described = await market.value<string[]>(
    `select jsonb_agg(a.attname) from pg_attribute a
     where a.attrelid = 'private.described_tree'::regclass and a.attnum > 0 and not a.attisdropped`,
  );
  const tried = ['height_m', 'tree_count', 'stump', ...Object.keys(treeFacts)];
  const withoutPrice = ['position', 'species'];
  expect(described.toSorted()).toEqual([...tried, ...withoutPrice].toSorted());
});

test('an emergency never costs less than the same removal planned', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(tree, { minLength: 1, maxLength: 3 }), async (trees) => {
      const planned = await askEstimate(market, { category: 'tree_removal', trees });
      const urgent = await askEstimate(market, { category: 'emergency', trees });
      expect(urgent.low_cents).toBeGreaterThanOrEqual(planned.low_cents);
      expect(urgent.high_cents).toBeGreaterThanOrEqual(planned.high_cents);
    }),
    RUNS,
  );
}, 60_000);
