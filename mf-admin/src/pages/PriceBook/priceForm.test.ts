/** @jest-environment ./scripts/testing/browserEnvironment.js */
import * as v from 'valibot';
import { bandLabel, nextStart } from './bandLabel';
import { priceChanges, priceInput, priceSchema } from './priceForm';

const band = (basis: string, from_value: number, low_cents: number, high_cents: number) => ({
  version: 1,
  service: 'removal',
  basis,
  from_value,
  low_cents,
  high_cents,
});
const book = [
  band('height_ft', 0, 15_000, 45_000),
  band('height_ft', 30, 45_000, 120_000),
  band('minimum', 0, 15_000, 15_000),
];

test('only changed bands are saved', () => {
  const typed = v.parse(priceSchema(book), { ...priceInput(book), high_1: 130_000 });
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
  expect(v.safeParse(priceSchema(book), { ...priceInput(book), low_0: null }).success).toBe(false);
});

test('bands are labeled by their range', () => {
  expect(book.map((one) => bandLabel(one, nextStart(one, book)))).toEqual([
    'Up to 30 ft',
    'Over 30 ft',
    'Minimum charge',
  ]);
});
