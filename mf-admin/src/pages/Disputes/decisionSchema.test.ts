/** @jest-environment ./scripts/testing/browserEnvironment.js */
import * as v from 'valibot';
import { decisionSchema } from './decisionSchema';

const schema = decisionSchema(90_000);
const decide = (outcome: string, price: number | null) =>
  v.safeParse(schema, { outcome, price, reason: 'The photos show it' });

describe('decisionSchema', () => {
  it('asks for a price below the agreed one where the price is reduced', () => {
    expect(decide('price_reduced', 50_000).output).toMatchObject({ price: 50_000 });
    for (const price of [null, 90_000, 0, Number.NaN]) {
      expect(decide('price_reduced', price).success).toBe(false);
    }
  });

  it('drops a price typed before another outcome was chosen', () => {
    expect(decide('rework', 50_000).output).toMatchObject({ outcome: 'rework', price: null });
  });

  it('asks for an outcome and a reason', () => {
    expect(decide('', null).success).toBe(false);
    expect(v.safeParse(schema, { outcome: 'rework', price: null, reason: ' ' }).success).toBe(
      false,
    );
  });
});
