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
  /** Why the estimate is not the row itself: then only the middle of it must lie within. */
  differs?: string;
}

const removal = (height: number) => ({ height_m: feet(height) });
const byTrunk =
  'The published price by trunk alone is met halfway with the height: the guides disagree with each other.';

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
  ...trunks([
    ['6 to 12 in', [6, 9, 12], 550, 25],
    ['12 to 24 in', [13, 18, 24], 1400, 70],
    ['24 to 36 in', [25, 30, 36], 1800, 90],
    ['36 to 48 in', [37, 42, 48], 2300, 90],
    ['over 48 in', [49, 60, 90], 2700, 90],
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
  async (_row, { category, tree, more, low, high, line, differs }) => {
    const found = await askEstimate(market, oneTree(category, tree, more));
    const [least, most] = lowAndHigh(found, line);
    if (!differs) {
      expect([least, most]).toEqual([low, high]);
      return;
    }
    const centre = Math.sqrt(least * most);
    expect(centre).toBeGreaterThanOrEqual(low - 1);
    expect(centre).toBeLessThanOrEqual(high + 1);
  },
);

test('a structure, wires and poor access add 25 % to the low end and 50 % to the high end', async () => {
  for (const height of [20, 45, 70, 90]) {
    const free = await askEstimate(market, oneTree('tree_removal', removal(height)));
    for (const hazard of ['near_structure', 'near_wires', 'poor_access']) {
      const tree = { ...removal(height), [hazard]: true };
      const tight = await askEstimate(market, oneTree('tree_removal', tree));
      expect(Math.abs(tight.low_cents - free.low_cents * 1.25)).toBeLessThanOrEqual(50);
      expect(Math.abs(tight.high_cents - free.high_cents * 1.5)).toBeLessThanOrEqual(50);
    }
  }
});

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

type TrunkRow = [band: string, inches: number[], price: number, typicalHeight: number];

// The centre lies between what the height says and what the trunk says.
function trunks(rows: TrunkRow[]): Published[] {
  return rows.flatMap(([band, examples, price, height]) =>
    examples.map((diameter) => {
      const middle = middleByHeight(height);
      return {
        row: `removal by trunk ${band}: ${diameter} in`,
        category: 'tree_removal',
        tree: { ...removal(height), diameter_cm: inches(diameter) },
        low: Math.min(middle, price),
        high: Math.max(middle, price),
        differs: byTrunk,
      };
    }),
  );
}

function middleByHeight(height: number): number {
  if (height <= 30) return Math.sqrt(150 * 450);
  if (height <= 60) return Math.sqrt(450 * 1200);
  return height <= 80 ? Math.sqrt(800 * 1500) : Math.sqrt(1000 * 2000);
}
