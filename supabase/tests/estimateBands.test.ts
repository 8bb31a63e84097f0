import { askEstimate, oneTree, type Estimate } from './support/askEstimate';
import { openMarketplace, type Arguments, type Marketplace } from './support/marketplace';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

const feet = (value: number) => value * 0.3048;
const inches = (value: number) => value * 2.54;

interface Published {
  /** The row as the guides print it. */
  row: string;
  category: string;
  tree: Arguments;
  more?: Arguments;
  /** What the row says, in dollars; a single figure is a low and a high that are the same. */
  low: number;
  high: number;
  /** The line the row is about; the whole estimate without it. */
  line?: string;
}

const removal = (height: number) => ({ height_m: feet(height) });

const PUBLISHED: Published[] = [
  ...heights('removal', 'tree_removal', [
    ['up to 30 ft', [5, 29, 30], 150, 450],
    ['30 to 60 ft', [31, 45, 60], 450, 1200],
    ['60 to 80 ft', [61, 70, 80], 800, 1500],
    ['over 80 ft', [81, 99, 150], 1000, 2000],
  ]),
  ...heights('emergency', 'emergency', [
    ['up to 30 ft', [5, 29, 30], 300, 800],
    ['30 to 60 ft', [31, 45, 60], 800, 1800],
    ['60 to 80 ft', [61, 70, 80], 1500, 3000],
    ['over 80 ft', [81, 99, 150], 2000, 5000],
  ]),
  ...heights('trimming', 'maintenance', [
    ['up to 30 ft', [5, 29, 30], 85, 400],
    ['30 to 60 ft', [31, 45, 60], 150, 775],
    ['over 60 ft', [61, 90, 150], 325, 1700],
  ]),
  {
    row: 'crane from $500',
    category: 'tree_removal',
    tree: { ...removal(45), on_structure: true },
    line: 'crane',
    low: 500,
    high: 500,
  },
  {
    row: 'first stump $100 to $350',
    category: 'tree_removal',
    tree: { ...removal(45), stump: true },
    line: 'stump',
    low: 100,
    high: 350,
  },
  {
    row: 'stump $2 to $3 per inch',
    category: 'stump_grinding',
    tree: { height_m: 0.5, diameter_cm: inches(150) },
    low: 300,
    high: 450,
  },
  {
    row: 'further stumps $30 to $50, two of them',
    category: 'tree_removal',
    tree: { ...removal(45), stump: true, count: 3 },
    line: 'stump',
    low: 100 + 2 * 30,
    high: 350 + 2 * 50,
  },
  {
    row: 'stump grinding at least $150',
    category: 'stump_grinding',
    tree: { height_m: 0.5 },
    low: 150,
    high: 350,
  },
  {
    row: 'five trees trimmed for about three and a third',
    category: 'maintenance',
    tree: { ...removal(45), count: 5 },
    low: Math.round((150 * 10) / 3),
    high: Math.round((775 * 10) / 3),
  },
  {
    row: 'an arborist’s visit $100 to $300',
    category: 'arborist',
    tree: removal(45),
    low: 100,
    high: 300,
  },
  {
    row: 'an arborist per hour $100 to $250, three of them',
    category: 'arborist',
    tree: removal(45),
    more: { consulting_hours: 3 },
    line: 'arborist_hours',
    low: 300,
    high: 750,
  },
  {
    row: 'a written report $150 to $450',
    category: 'arborist',
    tree: removal(45),
    more: { written_report: true },
    line: 'arborist_report',
    low: 150,
    high: 450,
  },
];

test.each(PUBLISHED.map((published) => [published.row, published] as const))(
  '%s',
  async (_row, { category, tree, more, low, high, line }) => {
    const found = await askEstimate(market, oneTree(category, tree, more));
    expect(lowAndHigh(found, line)).toEqual([low, high]);
  },
);

test('a structure, wires and poor access cost 25 to 50 % more, and the range stays as wide', async () => {
  for (const height of [20, 45, 70, 90]) {
    const free = await askEstimate(market, oneTree('tree_removal', removal(height)));
    for (const hazard of ['near_structure', 'near_wires', 'poor_access']) {
      const tree = { ...removal(height), [hazard]: true };
      expectRise(free, await askEstimate(market, oneTree('tree_removal', tree)), 0.25, 0.5);
    }
  }
});

test('this week costs 10 to 20 % more, later nothing', async () => {
  for (const category of ['tree_removal', 'stump_grinding', 'arborist', 'maintenance']) {
    const job = oneTree(category, { ...removal(45), diameter_cm: inches(15) });
    const later = await askEstimate(market, job);
    for (const timing of ['this_month', 'flexible'])
      expect(await askEstimate(market, { ...job, timing })).toEqual(later);
    const soon = await askEstimate(market, { ...job, timing: 'this_week' });
    expectRise(later, soon, 0.1, 0.2);
    expect(soon.low_cents).toBeGreaterThanOrEqual(later.low_cents * 1.1);
    expect(soon.high_cents).toBeLessThanOrEqual(later.high_cents * 1.2);
  }
});

test.each([
  ['access', { near_structure: true }, {}, 'Close to a structure or wires, or hard to reach'],
  ['condition', { condition: 'dead' }, {}, 'A dead or hazardous tree takes more care'],
  ['urgency', {}, { timing: 'this_week' }, 'Within a week'],
])(
  '%s costs what the price book says, in its price and in its words',
  async (code, facts, more, words) => {
    const set = (least: number, most: number) =>
      market.database.query(
        `update public.price_book_surcharges set least_percent = $2, most_percent = $3
       where surcharge = $1`,
        [code, least, most],
      );
    const [{ least, most } = { least: 0, most: 0 }] = await market.database.query<{
      least: number;
      most: number;
    }>(
      `select least_percent as least, most_percent as most from public.price_book_surcharges
     where surcharge = $1`,
      [code],
    );
    const job = oneTree('tree_removal', removal(45));
    const free = await askEstimate(market, job);
    try {
      await set(60, 80);
      const dearer = await askEstimate(market, {
        ...oneTree('tree_removal', { ...removal(45), ...facts }),
        ...more,
      });
      expectRise(free, dearer, 0.6, 0.8);
      expect(dearer.lines.find((line) => line.code === code)?.reason).toBe(
        `${words}: 60 to 80 percent more`,
      );
    } finally {
      await set(least, most);
    }
  },
);

test.each(['tree_removal', 'stump_grinding', 'arborist', 'maintenance', 'emergency'])(
  '%s right away is priced as an emergency',
  async (category) => {
    for (const height of [20, 45, 70, 90]) {
      const tree = { ...removal(height), near_structure: true };
      const { inputs, ...urgent } = await askEstimate(market, {
        ...oneTree(category, tree),
        timing: 'emergency',
      });
      const { inputs: others, ...emergency } = await askEstimate(
        market,
        oneTree('emergency', tree),
      );
      expect(urgent).toEqual(emergency);
      expect([inputs, others]).toMatchObject([
        { category, timing: 'emergency' },
        { category: 'emergency' },
      ]);
    }
  },
);

test('an estimate cites the sources its price book names', async () => {
  const items = await market.database.query<{
    publisher: string;
    title: string;
    published_year: number | null;
  }>('select publisher, title, published_year from public.price_book_items');
  const found = await askEstimate(market, oneTree('tree_removal', removal(45)));
  expect(found.sources.length).toBeGreaterThan(0);
  for (const { publisher, title, year } of found.sources)
    expect(items).toContainEqual({ publisher, title, published_year: year });
});

test('exactly these prices have no publication that can be looked up, or none with a year', async () => {
  const rows = await market.database.query<{ why: string; rows: string[] }>(
    `select why, array_agg(priced order by priced collate "C") as rows from (
       select case when publisher <> 'Tree Service' then 'undated'
           when title like 'Compiled%' then 'guide not recorded' else 'ours' end as why, priced
       from (
         select publisher, title, published_year, format('%s %s %s', service, basis, from_value::int) as priced
         from public.price_book_items
         union all select publisher, title, published_year, surcharge from public.price_book_surcharges) p
       where publisher = 'Tree Service' or published_year is null) unsourced
     group by why order by why`,
  );
  expect(Object.fromEntries(rows.map(({ why, rows: priced }) => [why, priced]))).toEqual({
    'guide not recorded': [
      'condition',
      'emergency height_ft 0',
      'emergency height_ft 30',
      'emergency height_ft 60',
      'emergency height_ft 80',
      'trimming height_ft 30',
      'urgency',
    ],
    ours: [
      'arborist minimum 0',
      'emergency minimum 0',
      'removal diameter_in 0',
      'removal minimum 0',
      'stump minimum 0',
      'trimming minimum 0',
    ],
    undated: [
      'arborist flat 0',
      'arborist per_hour 0',
      'arborist report 0',
      'stump each_further 0',
      'stump flat 0',
      'stump per_inch 0',
      'trimming height_ft 0',
      'trimming height_ft 60',
    ],
  });
});

test('a surcharge names its source where it is added, and nowhere else', async () => {
  const titles = async (tree: object, timing: string) => {
    const { sources } = await askEstimate(market, {
      ...oneTree('tree_removal', { ...removal(45), ...tree }),
      timing,
    });
    return sources.map(({ title }) => title);
  };
  const surcharges = await market.database.query<{ surcharge: string; title: string }>(
    'select surcharge, title from public.price_book_surcharges',
  );
  const titleOf = (name: string) => surcharges.find(({ surcharge }) => surcharge === name)?.title;
  const plain = await titles({}, 'flexible');
  for (const { title } of surcharges) expect(plain).not.toContain(title);
  expect(await titles({ near_structure: true }, 'flexible')).toContain(titleOf('access'));
  expect(await titles({ condition: 'dead' }, 'flexible')).toContain(titleOf('condition'));
  expect(await titles({}, 'this_week')).toContain(titleOf('urgency'));
});

function expectRise(before: Estimate, after: Estimate, least: number, most: number): void {
  const middle = ({ low_cents, high_cents }: Estimate) => (low_cents + high_cents) / 2;
  const rise = middle(after) - middle(before);
  expect(rise).toBeGreaterThanOrEqual(middle(before) * least - 50);
  expect(rise).toBeLessThanOrEqual(middle(before) * most + 50);
  expect(after.high_cents - after.low_cents).toBe(before.high_cents - before.low_cents);
}

function lowAndHigh(found: Estimate, code?: string): [number, number] {
  const priced = code ? found.lines.find((candidate) => candidate.code === code) : found;
  if (!priced) throw new Error(`The estimate has no line ${code}.`);
  return [priced.low_cents / 100, priced.high_cents / 100];
}

type HeightRow = [band: string, feet: number[], low: number, high: number];

function heights(what: string, category: string, rows: HeightRow[]): Published[] {
  return rows.flatMap(([band, examples, low, high]) =>
    examples.map((height) => ({
      row: `${what} ${band}: ${height} ft`,
      category,
      tree: removal(height),
      low,
      high,
    })),
  );
}
