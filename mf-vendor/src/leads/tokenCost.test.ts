import { savedPercent, tokenCost } from './tokenCost';

test('the price in dollars is that of the dearest package, so that no lead costs more', () => {
  const packages = [
    { tokens: 150, price_cents: 36_000 },
    { tokens: 10, price_cents: 3_000 },
  ];
  expect(tokenCost(11, packages)).toBe(3_300);
});

test('without a package there is no price', () => {
  expect(tokenCost(11, [])).toBeNull();
});

test('a package says how much less its tokens cost than the dearest ones', () => {
  const small = { tokens: 10, price_cents: 3_000 };
  const large = { tokens: 150, price_cents: 36_000 };
  expect(savedPercent(large, [small, large])).toBe(20);
  expect(savedPercent(small, [small, large])).toBe(0);
});
