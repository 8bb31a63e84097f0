import {
  choicesOf,
  isIncluded,
  isOpenChoice,
  lineAmount,
  lineInWords,
  optionInWords,
  priceInWords,
  priceRange,
  quantityInWords,
  taxOf,
} from './quoteLines';

test.each([
  [2.5, 12_000, 30_000],
  [0.33, 350, 116],
  // 1.15 × 90 is 103.5, which binary fractions make 103.49….
  [1.15, 90, 104],
  [1.15, -90, -104],
  [16, 650, 10_400],
])('%p × %p cents is %p', (quantity, unit_price_cents, amount) => {
  expect(lineAmount({ quantity, unit_price_cents })).toBe(amount);
});

test.each([
  [16, 'inch', '16 inches'],
  [1, 'hour', '1 hour'],
  [2.5, 'hour', '2.5 hours'],
  [3, 'tree', '3 trees'],
  [2, 'each', '2 ×'],
  [1, 'each', null],
  [1, 'flat', null],
] as const)('%p of unit %s is %p', (quantity, unit, words) => {
  expect(quantityInWords({ quantity, unit })).toBe(words);
});

test('an optional line counts once the owner chose it', () => {
  const line = (chosen: boolean | null) => ({ optional: true, chosen });
  expect([null, false, true].map((chosen) => isIncluded(line(chosen)))).toEqual([
    false,
    false,
    true,
  ]);
  expect([null, false, true].map((chosen) => optionInWords(line(chosen)))).toEqual([
    'Optional',
    'Option not chosen',
    'Option chosen',
  ]);
  const required = { optional: false, chosen: null };
  expect(isIncluded(required)).toBe(true);
  expect(optionInWords(required)).toBeNull();
});

test('a line reads with its count and option', () => {
  const stumps = { description: 'Grind stumps', quantity: 16.5, unit: 'inch' } as const;
  expect(lineInWords(stumps)).toBe('Grind stumps (16.5 inches)');
  expect(lineInWords({ ...stumps, optional: true, chosen: true })).toBe(
    'Grind stumps (16.5 inches, Option chosen)',
  );
  expect(lineInWords({ description: 'Haul away', quantity: 1, unit: 'flat' })).toBe('Haul away');
});

const part = (cents: number, facts: object = {}) => ({
  cents,
  optional: false,
  choice: null,
  choice_option: null,
  chosen: null,
  ...facts,
});
const option = (cents: number, choice: number, choice_option: string, chosen?: boolean) =>
  part(cents, { choice, choice_option, chosen: chosen ?? null });
const centsOf = ({ cents }: { cents: number }) => cents;

test('a price goes from the cheapest to the most expensive option of each choice', () => {
  const open = [
    part(10_000),
    part(500, { optional: true }),
    option(300, 1, 'Best'),
    option(100, 1, 'Good'),
    option(100, 1, 'Best'),
    option(7, 2, 'Chips'),
    option(5, 2, 'Logs'),
  ];
  expect(priceRange(open, centsOf)).toEqual({ lowest: 10_105, highest: 10_407, optional: 500 });
  expect(
    choicesOf(open, centsOf).map(({ choice, options }) => [
      choice,
      ...options.map(({ name, cents, lines }) => [name, cents, lines.length]),
    ]),
  ).toEqual([
    [1, ['Good', 100, 1], ['Best', 400, 2]],
    [2, ['Logs', 5, 1], ['Chips', 7, 1]],
  ]);
});

test('once chosen, the price is one number with nothing of the other options', () => {
  const chosen = [
    part(10_000),
    part(500, { optional: true, chosen: true }),
    option(400, 1, 'Best', true),
    option(100, 1, 'Good', false),
  ];
  expect(priceRange(chosen, centsOf)).toEqual({ lowest: 10_900, highest: 10_900, optional: 0 });
  expect(chosen.map(isIncluded)).toEqual([true, true, true, false]);
  expect(chosen.some(isOpenChoice)).toBe(false);
});

test('a line of an option is marked with its name', () => {
  expect(
    [undefined, true, false].map((taken) => optionInWords(option(1, 1, 'Good', taken))),
  ).toEqual(['Option “Good”', 'Option “Good” chosen', 'Option “Good” not chosen']);
  expect(isOpenChoice(option(1, 1, 'Good'))).toBe(true);
});

test.each([
  [100_000, 8.25, 8_250],
  // 0.6075 dollars, and half a cent away from zero in both directions.
  [1_000, 6.075, 61],
  [200, 6.25, 13],
  [-200, 6.25, -13],
  [0, 8.25, 0],
  [100_000_000, 25, 25_000_000],
])('the tax on %p cents at %p percent is %p', (net, percent, tax) => {
  expect(taxOf(net, percent)).toBe(tax);
});

test('a discount lowers the price, and the tax is on what is left, with options as without', () => {
  const lines = [
    part(10_000),
    part(-2_500),
    part(1_000, { optional: true }),
    option(300, 1, 'Good'),
    option(900, 1, 'Best'),
    option(-100, 1, 'Best'),
  ];
  expect(priceRange(lines, centsOf, 10)).toEqual({
    lowest: 8_580,
    highest: 9_130,
    optional: 1_100,
  });
  const chosen = lines.map((line) =>
    line.optional || line.choice_option === 'Best' ? { ...line, chosen: true } : line,
  );
  const decided = chosen.map((line) =>
    line.choice_option === 'Good' ? { ...line, chosen: false } : line,
  );
  expect(priceRange(decided, centsOf, 10)).toEqual({
    lowest: 10_230,
    highest: 10_230,
    optional: 0,
  });
});

test('a price names the tax in it, if there is any', () => {
  expect(priceInWords({ price_cents: 108_250, tax_cents: 8_250 })).toBe(
    '$1,082.50, including $82.50 sales tax',
  );
  expect(priceInWords({ price_cents: 100_000, tax_cents: 0 })).toBe('$1,000');
});
