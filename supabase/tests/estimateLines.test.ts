import fc from 'fast-check';
import { askEstimate, type Estimate } from './support/askEstimate';
import { categories, tree, type DescribedTree } from './support/estimateInputs';
import { LineBounds, readPrices } from './support/lineBounds';
import { openMarketplace, type Marketplace } from './support/marketplace';

// Every line of an estimate lies within what the price book publishes for it, whatever is described.

let market: Marketplace;
let bounds: LineBounds;
beforeAll(async () => {
  market = await openMarketplace();
  bounds = new LineBounds(await readPrices(market));
});
afterAll(() => market.database.close());

const trees = fc.array(tree, { minLength: 1, maxLength: 4 });
const timings = fc.constantFrom('emergency', 'this_week', 'this_month', 'flexible');
const hours = fc.integer({ min: 0, max: 40 });

const CODES = [
  'access',
  'arborist_hours',
  'arborist_report',
  'arborist_visit',
  'condition',
  'crane',
  'emergency_removal',
  'haul',
  'permit',
  'removal',
  'stump',
  'trimming',
  'trunk',
  'urgency',
];

test('each line is within its published prices, and the totals are their sums', async () => {
  const seen = new Map<string, number>();
  const ask = async (
    category: string,
    described: DescribedTree[],
    timing: string,
    time: number,
  ) => {
    const found = await askEstimate(market, {
      category,
      trees: described,
      timing,
      consulting_hours: time,
      written_report: time % 2 === 1,
    });
    for (const { code } of found.lines) seen.set(code, (seen.get(code) ?? 0) + 1);
    expect(bounds.violations(found, described, time)).toEqual([]);
    expect(found.low_cents).toBeLessThanOrEqual(found.high_cents);
  };
  await fc.assert(fc.asyncProperty(categories, trees, timings, hours, ask), { numRuns: 600 });
  console.log(
    `Lines within their prices: ${[...seen]
      .sort()
      .map(([code, count]) => `${code} ${count}`)
      .join(', ')}`,
  );
  expect([...seen.keys()].sort()).toEqual(CODES);
}, 120_000);

const JOBS: readonly (readonly [category: string, timing: string, described: DescribedTree[]])[] = [
  [
    'tree_removal',
    'this_week',
    [
      { height_m: 12, count: 3, stump: true, on_structure: true, condition: 'dead' },
      { height_m: 5, diameter_cm: 200, near_wires: true },
    ],
  ],
  ['emergency', 'emergency', [{ height_m: 25, count: 2 }]],
  ['maintenance', 'this_week', [{ height_m: 12, count: 5 }, { height_m: 30 }]],
  ['stump_grinding', 'flexible', [{ height_m: 9, diameter_cm: 90, count: 4 }]],
  ['arborist', 'flexible', [{ height_m: 12 }]],
];

test('a line that leaves its prices is noticed, and so is a total that is no sum', async () => {
  const unnoticed: string[] = [];
  const tried = new Set<string>();
  const change = (found: Estimate, code: string, factor: number): Estimate => {
    const lines = found.lines.map((line) =>
      line.code === code
        ? {
            ...line,
            low_cents: Math.round(line.low_cents * Math.min(factor, 1)),
            high_cents: Math.round(line.high_cents * Math.max(factor, 1)) + (factor > 1 ? 100 : 0),
          }
        : line,
    );
    return { ...found, lines };
  };
  for (const [category, timing, described] of JOBS) {
    const given = { category, timing, trees: described };
    const found = await askEstimate(market, {
      ...given,
      consulting_hours: 3,
      written_report: true,
    });
    expect(bounds.violations(found, described, 3)).toEqual([]);
    for (const { code, high_cents } of found.lines) {
      tried.add(code);
      // A trunk beyond its height has no upper bound, which its own line says.
      const isOpen = code === 'removal' && found.lines.some((line) => line.code === 'trunk');
      for (const factor of [0.4, 3]) {
        if (factor < 1 ? high_cents === 0 : isOpen) continue;
        if (!bounds.violations(change(found, code, factor), described, 3).includes(code))
          unnoticed.push(`${code} of ${category} by ${factor}`);
      }
    }
    const more = { ...found, high_cents: found.high_cents + 100 };
    expect(bounds.violations(more, described, 3)).toEqual(['total']);
  }
  expect(unnoticed).toEqual([]);
  expect([...tried].sort()).toEqual(CODES);
});
