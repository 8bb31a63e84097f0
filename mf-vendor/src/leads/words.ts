import type { RuleWords } from '@tree-service/domain';

/** What happens to the tokens of a lead, in the words a Pro reads before spending any. */
export const refundRule = ({ refund }: RuleWords): string =>
  `We hold your tokens when you accept and spend them only if the owner replies. If the owner doesn't reply within ${refund}, they are refunded automatically. A later reply to what you wrote, or being hired, spends them after all.`;

/** The owner's timeline shows these texts. */
export const DECLINE_REASONS = [
  'Too far away',
  'Fully booked',
  'Not my kind of work',
  'Missing equipment',
  'Token price too high',
] as const;

/** "1 token", "8 tokens". */
export function tokensInWords(tokens: number): string {
  return `${tokens} ${Math.abs(tokens) === 1 ? 'token' : 'tokens'}`;
}
