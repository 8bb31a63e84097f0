import { factsIn, priceInputOf, requestAddress, zipDigits, type FirstFacts } from './firstFacts';

const facts: FirstFacts = { service: 'tree_removal', size: 'medium', zip: '78704' };

it.each([
  ['78704', '78704'],
  [' 78704-1234 ', '78704'],
  ['787041234', '78704'],
  ['7870', null],
  ['78704 12', null],
])('reads the ZIP code %j as %j', (typed, digits) => {
  expect(zipDigits(typed)).toBe(digits);
});

it('has a price once service, size and ZIP code are given', () => {
  expect(priceInputOf(facts)).toEqual({
    work: { category: 'tree_removal', trees: [{ height_m: 13.72 }] },
    zip: '78704',
  });
  expect(priceInputOf({ ...facts, service: null })).toBeNull();
  expect(priceInputOf({ ...facts, size: null })).toBeNull();
  expect(priceInputOf({ ...facts, zip: '787' })).toBeNull();
  expect(priceInputOf({ ...facts, size: 'unsure' })?.work.trees).toEqual([{}]);
});

it('asks for no size where the price depends on none', () => {
  expect(priceInputOf({ ...facts, service: 'arborist', size: null })?.work.trees).toEqual([{}]);
});

it('carries the facts to the request form', () => {
  const { searchParams } = new URL(requestAddress(facts), 'https://tree.example');
  expect(factsIn(searchParams)).toEqual(facts);
});

it('reads no facts from an address that has none, or nonsense', () => {
  expect(factsIn(new URLSearchParams('step=trees'))).toBeNull();
  expect(factsIn(new URLSearchParams('service=mowing&size=huge'))).toBeNull();
});
