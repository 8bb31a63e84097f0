/** @jest-environment ./scripts/testing/browserEnvironment.js */
import * as v from 'valibot';
import { decisionSchema } from './DisputeCase';

const schema = decisionSchema(90_000);
const decide = (outcome: string, price: number | null) =>
  v.safeParse(schema, { outcome, price, reason: 'The photos show it' });

describe('decisionSchema', () => {
  it('requires a price below the agreed one for a price reduction', () => {
    expect(decide('price_reduced', 50_000).output).toMatchObject({ price: 50_000 });
    for (const price of [null, 90_000, 0, Number.NaN]) {
      expect(decide('price_reduced', price).success).toBe(false);
    }
  });

  it('drops the price for other outcomes', () => {
    expect(decide('rework', 50_000).output).toMatchObject({ outcome: 'rework', price: null });
  });

  it('requires an outcome and a reason', () => {
    expect(decide('', null).success).toBe(false);
    expect(v.safeParse(schema, { outcome: 'rework', price: null, reason: ' ' }).success).toBe(
      false,
    );
  });
});
