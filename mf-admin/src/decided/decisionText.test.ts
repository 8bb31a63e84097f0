import { decisionText } from './decisionText';

describe('decisionText', () => {
  it.each([
    [
      'dispute.decide',
      { outcome: 'price_reduced', outcome_price_cents: 80_000 },
      'Lower the price: $800',
    ],
    ['dispute.decide', { outcome: 'no_change', outcome_price_cents: null }, 'Put it on record'],
    ['credit_claim.grant', { tokens: 3 }, 'Granted a credit claim: 3 tokens'],
    ['tokens.approve', { tokens: 500 }, 'Approved an adjustment of tokens: +500 tokens'],
    ['tokens.refuse', { tokens: -1 }, 'Refused an adjustment of tokens: -1 token'],
    ['review.keep', { reports: 2 }, 'Kept a reported review'],
    ['vendor.approve', null, 'Approved a Pro'],
  ])('says what %s came to: %j', (action, after, text) => {
    expect(decisionText({ action, after })).toBe(text);
  });
});
