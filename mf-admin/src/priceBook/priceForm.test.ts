/** @jest-environment ./scripts/testing/browserEnvironment.js */
import * as v from 'valibot';
import { priceChanges, priceInput, priceSchema } from './priceForm';
import { bandLabel, bandsInOrder, nextStart } from './PriceFields';

const band = (basis: string, from_value: number, low_cents: number, high_cents: number) => ({
  version: 1,
  service: 'removal',
  basis,
  from_value,
  low_cents,
  high_cents,
  publisher: 'Publisher',
  title: 'Guide',
  published_year: 2026,
});
const book = [
  band('height_ft', 0, 15_000, 45_000),
  band('height_ft', 30, 45_000, 120_000),
  band('minimum', 0, 15_000, 15_000),
];

test('only changed bands are saved', () => {
  const typed = v.parse(priceSchema(book), {
    ...priceInput(book),
    removal_height_ft_30_high: 130_000,
  });
  expect(priceChanges(book, typed)).toEqual([
    {
      service: 'removal',
      basis: 'height_ft',
      from_value: 30,
      low_cents: 45_000,
      high_cents: 130_000,
    },
  ]);
  expect(priceChanges(book, v.parse(priceSchema(book), priceInput(book)))).toEqual([]);
});

test('an empty price is rejected', () => {
  expect(
    v.safeParse(priceSchema(book), { ...priceInput(book), removal_height_ft_0_low: null }).success,
  ).toBe(false);
});

test('bands are labeled by their range', () => {
  expect(book.map((one) => bandLabel(one, nextStart(one, book)))).toEqual([
    'Up to 30 ft',
    'Over 30 ft',
    'Minimum charge',
  ]);
});

test('bands are sorted by height, then by trunk, then the rest, each from small to large', () => {
  const mixed = [
    band('minimum', 0, 1, 1),
    band('diameter_in', 12, 1, 1),
    band('height_ft', 30, 1, 1),
    band('diameter_in', 0, 1, 1),
    band('height_ft', 0, 1, 1),
    { ...band('flat', 0, 1, 1), service: 'stump' },
  ];
  expect(
    bandsInOrder(mixed, 'removal').map(({ basis, from_value }) => `${basis} ${from_value}`),
  ).toEqual(['height_ft 0', 'height_ft 30', 'diameter_in 0', 'diameter_in 12', 'minimum 0']);
});
