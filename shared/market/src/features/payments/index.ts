import type { Tone } from '@tree-service/design';
import type { Payment } from '../../api/payments';

/** What both sides call the state of a payment. */
export const PAYMENT_STATES: Readonly<Record<Payment['state'], { label: string; tone: Tone }>> = {
  paid: { label: 'Paid', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  refunding: { label: 'Refund on its way', tone: 'info' },
  refunded: { label: 'Refunded', tone: 'neutral' },
};
