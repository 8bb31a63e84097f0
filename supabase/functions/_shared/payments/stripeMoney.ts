import type Stripe from 'stripe';
import type { Charge, Movement, PaymentProvider, ProviderRefund } from './provider.ts';
import { idOf, timeOf } from './stripeFields.ts';

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

type Money = Pick<
  PaymentProvider,
  'payment' | 'invoice' | 'refund' | 'refundsOf' | 'dispute' | 'movements'
>;

/** What was paid through Stripe, what comes back, and every movement of money between. */
export function stripeMoney(stripe: Stripe): Money {
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
