import type { Settlement } from './payments.api';

/** What an administrator reads about each way to settle a failed refund. */
export const SETTLEMENTS: Readonly<
  Record<
    Settlement,
    {
      readonly label: string;
      /** What to write, before it is proposed. */
      readonly ask: string;
      /** What the proposal is, for the one who decides. */
      readonly proposed: string;
      /** What an approval does. */
      readonly approving: string;
    }
  >
> = {
  paid_otherwise: {
    label: 'Paid back another way',
    ask: 'Say how the money went back, such as by check and when.',
    proposed: 'Proposed: the money was paid back another way.',
    approving:
      'The payment counts as refunded. Nothing is sent to the payment provider, and we notify the Pro.',
  },
  kept: {
    label: 'Keep payment',
    ask: 'Say why the money stays with us. Tokens that were taken back return to the Pro. A plan that ended stays ended.',
    proposed: 'Proposed: the money stays with us.',
    approving:
      'The payment stays paid. Any tokens we took back return to the balance, and we notify the Pro.',
  },
};
