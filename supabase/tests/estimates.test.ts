import { askEstimate, oneTree, type Estimate } from './support/askEstimate';
import { openMarketplace, refusal, type Arguments, type Marketplace } from './support/marketplace';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

const feet = (value: number) => value * 0.3048;
const inches = (value: number) => value * 2.54;
const dollars = ({ low_cents, high_cents }: { low_cents: number; high_cents: number }) => [
  low_cents / 100,
  high_cents / 100,
];
const one = (category: string, tree: Arguments, more: Arguments = {}) =>
  askEstimate(market, oneTree(category, tree, more));
const line = (found: Estimate, code: string) => {
  const match = found.lines.find((candidate) => candidate.code === code);
  if (!match) throw new Error(`The estimate has no line ${code}.`);
  return dollars(match);
};

test.each([
  [45, 4, 450, 825],
  [45, 18, 705, 1080],
  [45, 30, 825, 1200],
  [70, 30, 1050, 1400],
  [25, 8, 179, 329],
  [90, 49, 1500, 2000],
])(
  'a %d ft tree with a trunk of %d in costs $%d to $%d: a half of the band',
  async (height, diameter, low, high) => {
    const found = await one('tree_removal', {
      height_m: feet(height),
      diameter_cm: inches(diameter),
    });
    expect(line(found, 'removal')).toEqual([low, high]);
    expect(found.lines.map(({ code }) => code)).not.toContain('trunk');
  },
);

test('a trunk too thick for the height leaves the band, and a sentence says so', async () => {
  const found = await one('tree_removal', { height_m: feet(45), diameter_cm: inches(50) });
  expect(line(found, 'removal')).toEqual([1275, 1650]);
  expect(found.lines.find(({ code }) => code === 'trunk')).toMatchObject({
    low_cents: 0,
    high_cents: 0,
    reason:
      'The trunk of tree 1 is thick for its height, so it may cost more than usual for that height',
  });
});

test('a structure, wires or poor access move the range up once', async () => {
  const height_m = feet(45);
  for (const hazard of ['near_structure', 'near_wires', 'poor_access']) {
    expect(line(await one('tree_removal', { height_m, [hazard]: true }), 'access')).toEqual([
      262, 262,
    ]);
  }
  const all = await one('tree_removal', {
    height_m,
    near_structure: true,
    near_wires: true,
    poor_access: true,
  });
  expect(line(all, 'access')).toEqual([262, 262]);
});

test('a dead or hazardous tree adds a tenth to three tenths, a crane from $500', async () => {
  const dead = await one('tree_removal', { height_m: feet(45), condition: 'dead' });
  expect(line(dead, 'condition')).toEqual([128, 128]);
  const onRoof = await one('tree_removal', { height_m: feet(45), on_structure: true });
  expect(line(onRoof, 'crane')).toEqual([500, 500]);
  expect(onRoof.site_visit_needed).toBe(true);
});

test('stumps: $2 to $3 per inch, first $100 to $350, further ones $30 to $50, at least $150', async () => {
  const stump = (tree: Arguments) => one('stump_grinding', { height_m: 0.5, ...tree });
  expect(dollars(await stump({}))).toEqual([150, 350]);
  expect(line(await stump({ diameter_cm: inches(60) }), 'stump')).toEqual([150, 350]);
  expect(line(await stump({ diameter_cm: inches(140) }), 'stump')).toEqual([280, 420]);
  expect(line(await stump({ count: 4 }), 'stump')).toEqual([190, 500]);
});

test('five equal trees are trimmed for the price of about three and a third', async () => {
  const tree = await one('maintenance', { height_m: feet(45) });
  const five = await one('maintenance', { height_m: feet(45), count: 5 });
  expect(five.low_cents / tree.low_cents).toBeCloseTo(10 / 3, 1);
  expect(five.high_cents / tree.high_cents).toBeCloseTo(10 / 3, 1);
});

test('it says when someone has to look first, and asks for line clearance near wires', async () => {
  const wires = await one('maintenance', { height_m: 8, near_wires: true });
  expect(wires).toMatchObject({ site_visit_needed: true, line_clearance_needed: true });
  expect(wires.reasons.join(' ')).toContain('utility');
  const tall = await one('tree_removal', { height_m: feet(101), diameter_cm: inches(30) });
  expect(tall.reasons.join(' ')).toContain('over 100 feet');
  const wide = await one('maintenance', { height_m: 8 });
  expect(wide.reasons).toEqual(['The range is wide. A visit will narrow it.']);
  const settled = await one('tree_removal', { height_m: 8, diameter_cm: 30 });
  expect(settled).toMatchObject({
    site_visit_needed: false,
    line_clearance_needed: false,
    reasons: [],
  });
});

test.each(['tree_removal', 'emergency', 'maintenance'])(
  '%s: permits are named as to be checked, never guessed, and cost nothing here',
  async (category) => {
    const found = await one(category, { height_m: 10 });
    expect(found.lines.find((candidate) => candidate.code === 'permit')).toMatchObject({
      low_cents: 0,
      high_cents: 0,
      reason: 'Permits: check with your city or county',
    });
  },
);

test('an emergency does not stack with a structure nearby, nor with wires', async () => {
  const height_m = feet(45);
  const free = await one('emergency', { height_m });
  const tight = await one('emergency', { height_m, near_structure: true, near_wires: true });
  expect(dollars(tight)).toEqual(dollars(free));
  expect(tight.lines.map((candidate) => candidate.code)).not.toContain('access');
});

test.each([
  ['nothing', null, 'Describe the work to estimate.'],
  ['a list', [], 'Describe the work to estimate.'],
  ['no category', {}, 'Choose one of the services.'],
  ['an unknown category', { category: 'topiary' }, 'Choose one of the services.'],
  ['no trees', { category: 'arborist' }, 'Describe between 1 and 50 trees.'],
  [
    'trees that are a text',
    { category: 'arborist', trees: 'oak' },
    'Describe between 1 and 50 trees.',
  ],
  [
    '51 trees',
    { category: 'arborist', trees: Array(51).fill({ height_m: 5 }) },
    'Describe between 1 and 50 trees.',
  ],
  ['a tree that is a number', { category: 'arborist', trees: [5] }, 'Describe each tree.'],
  ['a tree without a height', { category: 'arborist', trees: [{}] }, 'Each tree needs a height.'],
  [
    'a height as text',
    { category: 'arborist', trees: [{ height_m: '9' }] },
    'The height in meters must be a number.',
  ],
  [
    'a negative height',
    { category: 'arborist', trees: [{ height_m: -1 }] },
    'The height in meters must be between 0.3 and 120.',
  ],
  [
    'an endless height',
    { category: 'arborist', trees: [{ height_m: 1e300 }] },
    'The height in meters must be between 0.3 and 120.',
  ],
  [
    'half a tree',
    { category: 'maintenance', trees: [{ height_m: 9, count: 1.5 }] },
    'The number of trees must be a whole number.',
  ],
  [
    'more hours than a week of work',
    { category: 'arborist', trees: [{ height_m: 9 }], consulting_hours: 41 },
    'The hours of consulting must be between 0 and 40.',
  ],
  [
    'a time nobody knows',
    { category: 'arborist', trees: [{ height_m: 9 }], timing: 'yesterday' },
    'Choose when the work should be done.',
  ],
  [
    'an unknown condition',
    { category: 'arborist', trees: [{ height_m: 9, condition: 'sad' }] },
    'The condition must be healthy, declining, dead or hazardous.',
  ],
])('%s is refused with a sentence', async (_, input, sentence) => {
  expect(await refusal(askEstimate(market, input))).toEqual({ code: 'P0001', message: sentence });
});
