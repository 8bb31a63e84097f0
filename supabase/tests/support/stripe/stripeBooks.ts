import type { StripeObject } from './stripeObjects';
import { StripeRecords } from './stripeRecords';

/** What a page of the double, or a test, does to a payment. */
export type Card = 'good' | 'declined';

const DECLINED = 'Your card was declined.';
const DAY_S = 86_400;

/**
 * The books of one account at Stripe: what its objects are, and what happens to them when somebody pays,
 * a card is declined or a period ends. Every change leaves the events Stripe would send.
 */
export class StripeBooks extends StripeRecords {
  /** Pays, or fails to pay, on a page that is open. */
  useSession(id: string, card: Card): void {
    const session = this.get('checkout.session', id);
    if (session['status'] !== 'open') throw new Error('This page is not open any more.');
    if (session['mode'] === 'payment') this.#payOnce(session, card);
    else this.#subscribe(session, card);
    if (card === 'declined') return;
    Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
    this.emit('checkout.session.completed', session);
  }

  /** The next period of a subscription begins: it is charged for, or ends. */
  renew(id: string, card: Card): void {
    const subscription = this.get('subscription', id);
    if (subscription['ended_at'] !== null) return;
    if (subscription['cancel_at_period_end'] === true || subscription['status'] === 'past_due') {
      this.endSubscription(id);
      return;
    }
    this.#charge(this.#invoice(subscription), card);
  }

  /** Tries to charge the open invoice of a subscription again; none when there is none. */
  payOverdue(id: string, card: Card): void {
    const [open] = this.list(
      'invoice',
      (one) => one['status'] === 'open' && one['subscription_id'] === id,
    );
    if (open && this.get('subscription', id)['ended_at'] === null) this.#charge(open, card);
  }

  endSubscription(id: string): StripeObject {
    const subscription = this.get('subscription', id);
    Object.assign(subscription, { status: 'canceled', ended_at: this.now() });
    this.emit('customer.subscription.deleted', subscription);
    return subscription;
  }

  /** Deletes a customer and ends what renews for it; charges, invoices and refunds stay. */
  eraseCustomer(id: string): StripeObject {
    const customer = this.get('customer', id);
    const renewed = this.list('subscription', (one) => one['customer'] === id);
    for (const one of renewed) if (one['ended_at'] === null) this.endSubscription(one.id);
    this.objects.delete(id);
    this.emit('customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  }

  #payOnce(session: StripeObject, card: Card): void {
    const intent = session['payment_intent']
      ? this.get('payment_intent', session['payment_intent'])
      : this.#intent(Number(session['amount_total']), session);
    session['payment_intent'] = intent.id;
    this.#attempt(intent, card);
  }

  #subscribe(session: StripeObject, card: Card): void {
    const subscription = session['subscription']
      ? this.get('subscription', session['subscription'])
      : this.add('subscription', 'sub', {
          status: 'incomplete',
          customer: session['customer'],
          metadata: session['subscription_metadata'],
          price: session['amount_total'],
          cancel_at_period_end: false,
          ended_at: null,
          current_period_end: this.now() + 30 * DAY_S,
        });
    if (session['subscription'] === null) {
      session['subscription'] = subscription.id;
      this.emit('customer.subscription.created', subscription);
    }
    const invoice = session['invoice']
      ? this.get('invoice', session['invoice'])
      : this.#invoice(subscription);
    session['invoice'] = invoice.id;
    if (invoice['status'] === 'open') this.#charge(invoice, card);
  }

  #invoice(subscription: StripeObject): StripeObject {
    const invoice = this.add('invoice', 'in', {
      status: 'open',
      customer: subscription['customer'],
      amount_due: subscription['price'],
      subscription_id: subscription.id,
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: {
          subscription: subscription.id,
          metadata: subscription['metadata'],
        },
      },
    });
    invoice['hosted_invoice_url'] = `${this.pages()}/invoice/${invoice.id}`;
    const intent = this.#intent(Number(subscription['price']), { payment_metadata: {} });
    this.add('invoice_payment', 'inpay', {
      invoice: invoice.id,
      status: 'open',
      payment: { type: 'payment_intent', payment_intent: intent.id },
    });
    return invoice;
  }

  #charge(invoice: StripeObject, card: Card): void {
    const [payment] = this.list('invoice_payment', (one) => one['invoice'] === invoice.id);
    const { payment_intent: intent } = Object(payment?.['payment']);
    this.#attempt(this.get('payment_intent', intent), card);
    const subscription = this.get('subscription', invoice['subscription_id']);
    const before = subscription['status'];
    if (card === 'good') invoice['status'] = 'paid';
    const failed = before === 'incomplete' ? 'incomplete' : 'past_due';
    subscription['status'] = card === 'good' ? 'active' : failed;
    this.emit(card === 'good' ? 'invoice.paid' : 'invoice.payment_failed', invoice);
    if (subscription['status'] !== before) this.emit('customer.subscription.updated', subscription);
  }

  #intent(amount: number, from: Record<string, unknown>): StripeObject {
    return this.add('payment_intent', 'pi', {
      amount,
      currency: 'usd',
      status: 'requires_payment_method',
      metadata: from['payment_metadata'] ?? {},
      latest_charge: null,
    });
  }

  #attempt(intent: StripeObject, card: Card): void {
    const paid = card === 'good';
    const charge = this.add('charge', 'ch', {
      amount: intent['amount'],
      amount_refunded: 0,
      disputed: false,
      currency: 'usd',
      paid,
      status: paid ? 'succeeded' : 'failed',
      payment_intent: intent.id,
      failure_code: paid ? null : 'card_declined',
      failure_message: paid ? null : DECLINED,
      receipt_url: null,
    });
    if (paid) {
      charge['receipt_url'] = `${this.pages()}/receipt/${charge.id}`;
      this.move(charge, Number(charge['amount']), 'charge');
    }
    intent['latest_charge'] = charge.id;
    intent['status'] = paid ? 'succeeded' : 'requires_payment_method';
    this.emit(paid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent);
  }
}
