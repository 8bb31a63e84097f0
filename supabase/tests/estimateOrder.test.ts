import fc from 'fast-check';
import { askEstimate } from './support/askEstimate';
import { openMarketplace, type Arguments, type Marketplace } from './support/marketplace';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

const categories = fc.constantFrom(
  'tree_removal',
  'stump_grinding',
  'arborist',
  'maintenance',
  'emergency',
);
const tree = fc.record(
  {
    height_m: fc.double({ min: 0.3, max: 119, noNaN: true }),
    diameter_cm: fc.double({ min: 1, max: 990, noNaN: true }),
    count: fc.integer({ min: 1, max: 99 }),
    condition: fc.constantFrom('healthy', 'declining', 'dead', 'hazardous'),
    near_structure: fc.boolean(),
    on_structure: fc.boolean(),
    near_wires: fc.boolean(),
    poor_access: fc.boolean(),
    stump: fc.boolean(),
  },
  { requiredKeys: ['height_m'] },
);
const RUNS = { numRuns: 150 };

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

const bigger = {
  'a taller tree': (facts: Arguments) => ({
    ...facts,
    height_m: Math.min(120, Number(facts['height_m']) * 1.4),
  }),
  'a thicker trunk': (facts: Arguments) =>
    'diameter_cm' in facts
      ? { ...facts, diameter_cm: Math.min(1000, Number(facts['diameter_cm']) * 1.5) }
      : facts,
  'one more tree': (facts: Arguments) => ({ ...facts, count: Number(facts['count'] ?? 1) + 1 }),
  'a worse condition': (facts: Arguments) => ({ ...facts, condition: 'hazardous' }),
  'a structure nearby': (facts: Arguments) => ({ ...facts, near_structure: true }),
  'a stump to grind': (facts: Arguments) => ({ ...facts, stump: true }),
};

test.each(Object.entries(bigger))(
  '%s never makes it cheaper',
  async (_, change) => {
    await fc.assert(
      fc.asyncProperty(categories, tree, async (category, facts) => {
        const before = await askEstimate(market, { category, trees: [facts] });
        const after = await askEstimate(market, { category, trees: [change(facts)] });
        expect(after.low_cents).toBeGreaterThanOrEqual(before.low_cents);
        expect(after.high_cents).toBeGreaterThanOrEqual(before.high_cents);
      }),
      RUNS,
    );
  },
  60_000,
);

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
