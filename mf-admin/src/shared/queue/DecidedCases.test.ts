/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { decisionText } from './DecidedCases';

describe('decisionText', () => {
  it.each([
    [
      'dispute.decide',
      { outcome: 'price_reduced', outcome_price_cents: 80_000 },
      'Lower the price: $800',
    ],
    ['dispute.decide', { outcome: 'no_change', outcome_price_cents: null }, 'Put it on record'],
    ['credit_claim.grant', { tokens: 3 }, 'Granted a refund claim: 3 tokens'],
    ['tokens.approve', { tokens: 500 }, 'Approved a token adjustment: +500 tokens'],
    ['tokens.refuse', { tokens: -1 }, 'Rejected a token adjustment: -1 token'],
    ['review.keep', { reports: 2 }, 'Kept a reported review'],
    ['vendor.approve', null, 'Approved a Pro'],
  ])('describes %s: %j', (action, after, text) => {
    expect(decisionText({ action, after })).toBe(text);
  });
});
