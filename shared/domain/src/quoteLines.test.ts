import { isIncluded, lineAmount, lineInWords, optionInWords, quantityInWords } from './quoteLines';

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
