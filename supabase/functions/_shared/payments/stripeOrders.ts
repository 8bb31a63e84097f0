import type Stripe from 'stripe';
import { keyFor } from '../answering.ts';
import { CustomerGone, type CheckoutPage, type Order, type PaymentProvider } from './provider.ts';
import { idOf } from './stripeFields.ts';

const RECURRING = {
  monthly: { interval: 'month', interval_count: 1 },
  quarterly: { interval: 'month', interval_count: 3 },
  yearly: { interval: 'year', interval_count: 1 },
} as const;

type Orders = Pick<
  PaymentProvider,
  | 'addCustomer'
  | 'eraseCustomers'
  | 'openCheckout'
  | 'checkout'
  | 'closeCheckout'
  | 'subscription'
  | 'changeSubscription'
  | 'billingPage'
  | 'overduePage'
>;

/** What Pros order at Stripe: customers, checkouts and subscriptions. */
export function stripeOrders(stripe: Stripe): Orders {
  return {
    async addCustomer(vendorId, email, name, insteadOf = null) {
      // Under the key of the customer that is gone, Stripe would name that one again.
      const facts = insteadOf === null ? [email, name] : [email, name, insteadOf];
      const idempotencyKey = `customer:${vendorId}:${await keyFor(JSON.stringify(facts))}`;
      const { id } = await stripe.customers.create(
        { email, name, metadata: { vendor_id: vendorId } },
        { idempotencyKey },
      );
      return id;
    },
    // Deleting leaves payments, invoices and refunds as they are (https://docs.stripe.com/api/customers/delete).
    async eraseCustomers(vendorId, known) {
      const ids = new Set(known === null ? [] : [known]);
      const query = `metadata['vendor_id']:'${vendorId}'`;
      for await (const { id } of stripe.customers.search({ query, limit: 100 })) ids.add(id);
      for (const id of ids) {
        await stripe.customers.del(id).catch((error: unknown) => {
          if (Object(error).code !== 'resource_missing') throw error;
        });
      }
    },
    async openCheckout(order, customer, returnTo) {
      const wanted = sessionOf(order, customer, returnTo);
      const session = await stripe.checkout.sessions
        // Not the order alone: a repeat for another customer is another page.
        .create(wanted, { idempotencyKey: `checkout:${order.checkout_id}:${customer}` })
        .catch((cause: unknown) => {
          // The customer is the one thing it names that can be missing.
          if (Object(cause).code !== 'resource_missing') throw cause;
          throw new CustomerGone(customer, { cause });
        });
      return pageOf(session);
    },
    async checkout(id) {
      return pageOf(await stripe.checkout.sessions.retrieve(id));
    },
    async closeCheckout(id) {
      const { status } = await stripe.checkout.sessions.retrieve(id);
      if (status === 'open') await stripe.checkout.sessions.expire(id);
    },
    async subscription(id) {
      const { metadata, status, cancel_at_period_end, ended_at } =
        await stripe.subscriptions.retrieve(id);
      return {
        id,
        planId: metadata['subscription_id'] ?? null,
        isEnding: cancel_at_period_end,
        hasEnded: ended_at !== null || status === 'incomplete_expired',
      };
    },
    async changeSubscription(id, wanted) {
      const { ended_at, status } = await stripe.subscriptions.retrieve(id);
      if (ended_at !== null || status === 'incomplete_expired') return;
      if (wanted === 'end_now') await stripe.subscriptions.cancel(id);
      else await stripe.subscriptions.update(id, { cancel_at_period_end: wanted === 'end_later' });
    },
    async billingPage(customer, returnTo) {
      const { url } = await stripe.billingPortal.sessions.create({
        customer,
        return_url: returnTo,
        flow_data: { type: 'payment_method_update' },
      });
      return url;
    },
    async overduePage(subscription) {
      const { data } = await stripe.invoices.list({ subscription, status: 'open', limit: 1 });
      return data[0]?.hosted_invoice_url ?? null;
    },
  };
}

function pageOf(session: Stripe.Checkout.Session): CheckoutPage {
  const ended = (['complete', 'expired'] as const).find((one) => one === session.status);
  return {
    id: session.id,
    state: ended ?? 'open',
    url: session.url,
    payment: idOf(session.payment_intent),
    invoice: idOf(session.invoice),
    subscription: idOf(session.subscription),
  };
}

function sessionOf(
  order: Order,
  customer: string,
  returnTo: string,
): Stripe.Checkout.SessionCreateParams {
  const { purchase_id, subscription_id, billing_period } = order;
  const common = {
    customer,
    client_reference_id: order.checkout_id,
    payment_method_types: ['card' as const],
    success_url: `${returnTo}?paid={CHECKOUT_SESSION_ID}`,
    cancel_url: `${returnTo}?canceled=1`,
  };
  const price = {
    currency: 'usd',
    unit_amount: order.amount_cents,
    product_data: { name: order.what },
  };
  if (subscription_id !== null && billing_period !== null) {
    return {
      ...common,
      mode: 'subscription',
      line_items: [{ quantity: 1, price_data: { ...price, recurring: RECURRING[billing_period] } }],
      subscription_data: { metadata: { subscription_id } },
    };
  }
  return {
    ...common,
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: price }],
    payment_intent_data: { metadata: { purchase_id } },
  };
}
