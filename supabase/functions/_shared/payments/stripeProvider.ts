import Stripe from 'stripe';
import { keyFor } from '../answering.ts';
import {
  ForgedNotice,
  type Charge,
  type CheckoutPage,
  type Movement,
  type Notice,
  type Order,
  type PaymentProvider,
  type ProviderRefund,
} from './provider.ts';

const RECURRING = {
  monthly: { interval: 'month', interval_count: 1 },
  quarterly: { interval: 'month', interval_count: 3 },
  yearly: { interval: 'year', interval_count: 1 },
} as const;

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

// What Stripe takes for itself or pays out to the bank is not between a Pro and us.
const MOVES = new Set([
  'charge',
  'charge_failure',
  'refund',
  'refund_failure',
  'dispute',
  'dispute_reversal',
]);

// Which of them are known by their own ids.
const OWN = new Set(['refund_failure', 'dispute', 'dispute_reversal']);

// How a dispute ends (https://docs.stripe.com/api/disputes/object); an inquiry moves no money.
const OUTCOMES: Readonly<Record<string, 'won' | 'lost'>> = {
  won: 'won',
  lost: 'lost',
  warning_closed: 'won',
  prevented: 'won',
};

const idOf = (one: string | { id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null);
const idIn = (one: object): string | null =>
  'id' in one && typeof one.id === 'string' ? one.id : null;
const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Stripe as the payment provider. `webhookSecret` is what it signs its notices with. */
export function stripeProvider(stripe: Stripe, webhookSecret: string): PaymentProvider {
  const crypto = Stripe.createSubtleCryptoProvider();

  async function chargesOf(paymentIntent: string): Promise<Charge[]> {
    const { data } = await stripe.charges.list({ payment_intent: paymentIntent, limit: 100 });
    return data
      .filter(({ status }) => status !== 'pending')
      .map(({ id, amount, created, receipt_url, paid, failure_message, failure_code }) => ({
        id,
        cents: amount,
        at: timeOf(created),
        receiptUrl: receipt_url,
        failure: paid ? null : (failure_message ?? failure_code ?? 'The card was declined.'),
      }));
  }

  return {
    async addCustomer(vendorId, email, name) {
      const idempotencyKey = `customer:${vendorId}:${await keyFor(JSON.stringify([email, name]))}`;
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
      const session = await stripe.checkout.sessions.create(sessionOf(order, customer, returnTo), {
        idempotencyKey: `checkout:${order.checkout_id}`,
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
    async payment(id) {
      const { metadata } = await stripe.paymentIntents.retrieve(id);
      const purchaseId = metadata['purchase_id'] ?? null;
      return { purchaseId, charges: purchaseId === null ? [] : await chargesOf(id) };
    },
    async invoice(id) {
      const { parent } = await stripe.invoices.retrieve(id);
      const details = parent?.subscription_details;
      const planId = details?.metadata?.['subscription_id'] ?? null;
      if (planId === null) return { planId, subscription: null, charges: [] };
      const { data } = await stripe.invoicePayments.list({ invoice: id, limit: 100 });
      const payments = data.flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
      const charges = await Promise.all(payments.map(chargesOf));
      return { planId, subscription: idOf(details?.subscription), charges: charges.flat() };
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
    async refund({ key, refundId, charge, cents }) {
      await stripe.refunds.create(
        { charge, amount: cents, metadata: { refund_id: refundId } },
        { idempotencyKey: key },
      );
    },
    async refundsOf(charge) {
      const expand = ['data.failure_balance_transaction'];
      const { data } = await stripe.refunds.list({ charge, limit: 100, expand });
      return data
        .filter(({ balance_transaction }) => balance_transaction !== null)
        .map((refund) => ({
          id: refund.id,
          refundId: refund.metadata?.['refund_id'] ?? null,
          cents: refund.amount,
          at: timeOf(refund.created),
          failure: failureOf(refund),
        }));
    },
    async dispute(id) {
      const { charge, amount, reason, status, evidence_details, created, balance_transactions } =
        await stripe.disputes.retrieve(id);
      const dueBy = evidence_details.due_by;
      return {
        id,
        charge: idOf(charge) ?? '',
        cents: amount,
        reason,
        outcome: OUTCOMES[status] ?? null,
        answerBy: dueBy === null ? null : timeOf(dueBy),
        at: timeOf(created),
        movements: balance_transactions.map((one) => ({
          reference: one.id,
          cents: one.amount,
          at: timeOf(one.created),
        })),
      };
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
    async movements(from, to) {
      const moved = new Map<string, Movement>();
      const between = { gte: Math.floor(+from / 1000), lte: Math.ceil(+to / 1000) };
      for await (const one of stripe.balanceTransactions.list({ created: between, limit: 100 })) {
        if (!MOVES.has(one.reporting_category)) continue;
        const isOwn = OWN.has(one.reporting_category);
        const reference = (isOwn ? null : idOf(one.source)) ?? one.id;
        const before = moved.get(reference);
        const cents = (before?.cents ?? 0) + one.amount;
        moved.set(reference, { reference, cents, at: before?.at ?? timeOf(one.created) });
      }
      return [...moved.values()];
    },
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

// The money of a refund that failed comes back by a movement of its own
// (https://docs.stripe.com/api/refunds/object#refund_object-failure_balance_transaction).
function failureOf(refund: Stripe.Refund): ProviderRefund['failure'] {
  const { failure_balance_transaction: back, failure_reason: why } = refund;
  if (!back || typeof back === 'string') return null;
  const words = (why ?? 'unknown').replaceAll('_', ' ');
  return { reference: back.id, cents: back.amount, at: timeOf(back.created), why: words };
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
