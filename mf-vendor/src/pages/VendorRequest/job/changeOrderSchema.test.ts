/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { changeTotal } from './changeOrderSchema';

test('removed work lowers the price', () => {
  expect(
    changeTotal([
      { quantity: '2.5', unit: 'hour', price: 10_000, kind: 'more' },
      { quantity: '1', price: 5_000, kind: 'less' },
      { quantity: '1', price: null, kind: 'more' },
    ]),
  ).toBe(20_000);
  expect(changeTotal([{ quantity: '1', price: 5_000, kind: 'less' }])).toBe(-5_000);
});
