import type { RuleWords } from '@tree-service/domain';

/** What becomes of the tokens of a lead, in the words a Pro reads before spending any. */
export const refundRule = ({ refund }: RuleWords): string =>
  `Your tokens are held when you accept and spent only once the owner answers. If the owner does not answer within ${refund}, they are refunded automatically.`;

/** Reasons to pass on an offer, as one-tap choices. The text is what the owner's timeline keeps. */
export const DECLINE_REASONS = [
  'Too far away',
  'Fully booked',
  'Not my kind of work',
  'Missing equipment',
  'Token price too high',
] as const;

/** A number of tokens with its word: "1 token", "8 tokens". */
export function tokensInWords(tokens: number): string {
  return `${tokens} ${Math.abs(tokens) === 1 ? 'token' : 'tokens'}`;
}
