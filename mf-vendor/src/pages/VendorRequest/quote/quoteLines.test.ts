import { lineTotal, parseQuantity } from '../../../lines/lineSchema';
import { parseTaxPercent, quoteTotal } from './quoteLine';
import { linesFromTrees, type QuotedTree } from './startingQuote';

const oak: QuotedTree = {
  id: 'oak',
  species: 'Live oak',
  height_m: 13.72,
  diameter_cm: 50.8,
  count: 2,
  stump: true,
};

test('lines are prefilled from the trees in feet and inches, with prices from the price list', () => {
  const lines = linesFromTrees(
    'tree_removal',
    [oak],
    [
      { label: 'Tree removal, medium', unit: 'each', price_cents: 90000 },
      { label: 'Stump grinding', unit: 'inch', price_cents: 350 },
    ],
  );
  expect(lines).toEqual([
    {
      description: 'Remove 2 × Live oak, 45 ft tall, trunk 20 in',
      quantity: '2',
      unit: 'each',
      price: 90_000,
      tree: 'oak',
      part: 'included',
      isDiscount: false,
    },
    {
      description: 'Grind stump of 2 × Live oak, 20 in wide',
      quantity: '40',
      unit: 'inch',
      price: 350,
      tree: 'oak',
      part: 'included',
      isDiscount: false,
    },
  ]);
});

test('lines without a matching price are left without one', () => {
  const unknown = { ...oak, species: null, diameter_cm: null, stump: false, count: 1 };
  const [line] = linesFromTrees(
    'maintenance',
    [unknown],
    [{ label: 'Trimming', unit: 'hour', price_cents: 12000 }],
  );
  expect(line).toMatchObject({
    description: 'Trim Tree, 45 ft tall',
    quantity: '1',
    price: null,
    tree: 'oak',
  });
});

test('a price for another height is not used', () => {
  const prices = [
    { label: 'Removal, tree up to 30 ft', unit: 'each', price_cents: 42_000 },
    { label: 'Removal, tree 30 to 60 ft', unit: 'each', price_cents: 98_000 },
  ] as const;
  const priceOf = (height_m: number) =>
    linesFromTrees('tree_removal', [{ ...oak, height_m, stump: false }], prices)[0]?.price;
  expect(priceOf(9)).toBe(42_000);
  expect(priceOf(13.72)).toBe(98_000);
  expect(priceOf(25)).toBeNull();
});

test('the total adds the readable lines and says whether all are readable', () => {
  const lines = [
    { quantity: '2', unit: 'each', price: 90_000, part: 'included' },
    { quantity: '40.5', unit: 'inch', price: 350, part: 'included' },
    { quantity: '3', unit: 'flat', price: 20_000, part: 'optional' },
  ] as const;
  expect(quoteTotal(lines)).toEqual({
    lowest: 194_175,
    highest: 194_175,
    optional: 20_000,
    complete: true,
  });
  const open = { quantity: '1', unit: 'each', price: null, part: 'included' } as const;
  expect(quoteTotal([...lines, open])).toMatchObject({ lowest: 194_175, complete: false });
  expect(quoteTotal([])).toEqual({ lowest: 0, highest: 0, optional: 0, complete: false });
});

test('invalid quantities and prices are rejected', () => {
  expect(parseQuantity('2.5')).toBe(2.5);
  expect(parseQuantity('2.505')).toBeNull();
  expect(parseQuantity('0')).toBeNull();
  expect(parseQuantity('1001')).toBeNull();
  expect(lineTotal({ quantity: '-1', unit: 'each', price: 500 })).toBeNull();
  expect(lineTotal({ quantity: '1', unit: 'each', price: Number.NaN })).toBeNull();
  expect(lineTotal({ quantity: '3', unit: 'hour', price: 125_000 })).toBe(375_000);
});

test.each([
  ['', 0],
  ['8.25', 8.25],
  ['8,25', 8.25],
  ['6.075', 6.075],
  ['25', 25],
  ['25.001', null],
  ['8.2501', null],
  ['-1', null],
  ['a lot', null],
])('a sales tax of %p is %p percent', (typed, percent) => {
  expect(parseTaxPercent(typed)).toBe(percent);
});
