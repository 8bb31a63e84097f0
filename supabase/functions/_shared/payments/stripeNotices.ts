import Stripe from 'stripe';
import { ForgedNotice, type Notice, type PaymentProvider } from './provider.ts';
import { idOf } from './stripeFields.ts';

/** Events that are followed, and what each is about (https://docs.stripe.com/api/events/types). */
export const STRIPE_EVENTS: Readonly<Record<string, NonNullable<Notice['about']>['kind']>> = {
  'checkout.session.completed': 'checkout',
  'checkout.session.expired': 'checkout',
  'payment_intent.succeeded': 'payment',
  'payment_intent.payment_failed': 'payment',
  'invoice.paid': 'invoice',
  'invoice.payment_failed': 'invoice',
  'customer.subscription.created': 'subscription',
  'customer.subscription.updated': 'subscription',
  'customer.subscription.deleted': 'subscription',
  'charge.refunded': 'refunds',
  'charge.refund.updated': 'refunds',
  'refund.updated': 'refunds',
  'refund.failed': 'refunds',
  'charge.dispute.created': 'dispute',
  'charge.dispute.funds_withdrawn': 'dispute',
  'charge.dispute.funds_reinstated': 'dispute',
  'charge.dispute.closed': 'dispute',
};

const idIn = (one: object): string | null =>
  'id' in one && typeof one.id === 'string' ? one.id : null;

/** What Stripe tells on its own account. `webhookSecret` is what it signs its notices with. */
export function stripeNotices(
  stripe: Stripe,
  webhookSecret: string,
): Pick<PaymentProvider, 'noticeOf'> {
  const crypto = Stripe.createSubtleCryptoProvider();
  return {
    async noticeOf(body, signature) {
      const event = await stripe.webhooks
        .constructEventAsync(body, signature, webhookSecret, undefined, crypto)
        .catch((cause: unknown) => {
          throw new ForgedNotice('The signature is wrong.', { cause });
        });
      const kind = STRIPE_EVENTS[event.type];
      const { object } = event.data;
      // Notices about a refund are of the refund, or of its charge.
      const id = object.object === 'refund' ? idOf(object.charge) : idIn(object);
      const about = kind && id !== null ? { kind, id } : null;
      return { id: event.id, type: event.type, about };
    },
  };
}
