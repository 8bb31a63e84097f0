import type Stripe from 'stripe';
import type { PaymentProvider } from './provider.ts';
import { stripeMoney } from './stripeMoney.ts';
import { stripeNotices } from './stripeNotices.ts';
import { stripeOrders } from './stripeOrders.ts';

/** Stripe as the payment provider. `webhookSecret` is what it signs its notices with. */
export function stripeProvider(stripe: Stripe, webhookSecret: string): PaymentProvider {
  return {
    ...stripeOrders(stripe),
    ...stripeMoney(stripe),
    ...stripeNotices(stripe, webhookSecret),
  };
}
