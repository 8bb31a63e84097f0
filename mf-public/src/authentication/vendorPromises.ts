import type { RuleText } from '@tree-service/domain';

/** What the account pages promise Pros. */
export const vendorPromises: readonly RuleText[] = [
  'See the price, distance and competition before you take a request.',
  ({ vendorsPerRequest }) =>
    `At most ${vendorsPerRequest} can take a request, and declining costs nothing.`,
  ({ refund }) =>
    `If the owner doesn't reply within ${refund}, your tokens are refunded automatically.`,
];
