import { randomBytes } from 'node:crypto';
import { STRIPE_VERSION, type StripeEvent, type StripeObject } from './stripeObjects';

/** What a page of the double, or a test, does to a payment. */
export type Card = 'good' | 'declined';

const DECLINED = 'Your card was declined.';
const DAY_S = 86_400;

/** There is no object of this id, or none anymore. */
export class Missing extends Error {}

/**
 * The books of one account at Stripe: what its objects are, and what happens to them when somebody pays,
 * a card is declined or a period ends. Every change leaves the events Stripe would send.
 */
export class StripeBooks {
  readonly objects = new Map<string, StripeObject>();
  readonly events: StripeEvent[] = [];
  /** Seconds the books are ahead of the clock. */
  aheadS = 0;
  readonly #salt = randomBytes(4).toString('hex');
  #made = 0;

  constructor(readonly pages: () => string) {}

  now(): number {
    return Math.floor(Date.now() / 1000) + this.aheadS;
  }

  add(object: string, prefix: string, rest: Record<string, unknown>): StripeObject {
    this.#made += 1;
    const id = `${prefix}_${this.#salt}${this.#made}`;
    const made = { id, object, created: this.now(), livemode: false, ...rest };
    this.objects.set(id, made);
    return made;
  }

  /** The object of an id and kind. Throws when there is none. */
  get(object: string, id: unknown): StripeObject {
    const found = this.objects.get(String(id));
    if (found?.object !== object) throw new Missing(`No such ${object}: '${String(id)}'`);
    return found;
  }

  /** All objects of a kind, newest first. */
  list(object: string, matches: (one: StripeObject) => boolean = () => true): StripeObject[] {
    return [...this.objects.values()]
      .filter((one) => one.object === object && matches(one))
      .reverse();
  }

  emit(type: string, object: StripeObject): void {
    this.#made += 1;
    this.events.push({
      id: `evt_${this.#salt}${this.#made}`,
      object: 'event',
      api_version: STRIPE_VERSION,
      created: this.now(),
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
      data: { object: structuredClone(object) },
    });
  }

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

  refund(charge: StripeObject, amount: number, metadata: Record<string, string>): StripeObject {
    const refunded = Number(charge['amount_refunded']);
    if (charge['disputed'] === true) throw new Error(`Charge ${charge.id} has been charged back.`);
    if (charge['paid'] !== true || refunded + amount > Number(charge['amount'])) {
      throw new Error(`Charge ${charge.id} has already been refunded.`);
    }
    const refund = this.add('refund', 're', {
      amount,
      charge: charge.id,
      currency: 'usd',
      metadata,
      status: 'succeeded',
      failure_balance_transaction: null,
    });
    charge['amount_refunded'] = refunded + amount;
    refund['balance_transaction'] = this.#move(refund, -amount, 'refund').id;
    this.emit('charge.refunded', charge);
    return refund;
  }

  /** The bank of the card turns a refund away: the money comes back, and the charge can be refunded again. */
  failRefund(id: string, reason = 'expired_or_canceled_card'): void {
    const refund = this.get('refund', id);
    if (refund['status'] !== 'succeeded') throw new Error(`Refund ${id} cannot fail.`);
    const amount = Number(refund['amount']);
    const charge = this.get('charge', refund['charge']);
    charge['amount_refunded'] = Number(charge['amount_refunded']) - amount;
    const back = this.#move(refund, amount, 'refund_failure').id;
    Object.assign(refund, {
      status: 'failed',
      failure_reason: reason,
      failure_balance_transaction: back,
    });
    for (const type of ['charge.refund.updated', 'refund.updated', 'refund.failed'])
      this.emit(type, refund);
  }

  /** The Pro's bank disputes a charge and takes the money that was not refunded; null when it cannot. */
  dispute(chargeId: string): StripeObject | null {
    const charge = this.get('charge', chargeId);
    const amount = Number(charge['amount']) - Number(charge['amount_refunded']);
    const earlier = this.list('dispute', (one) => one['charge'] === charge.id);
    if (charge['paid'] !== true || amount === 0 || earlier.length > 0) return null;
    charge['disputed'] = true;
    const dispute = this.add('dispute', 'dp', {
      amount,
      charge: charge.id,
      currency: 'usd',
      payment_intent: charge['payment_intent'],
      reason: 'fraudulent',
      status: 'needs_response',
      evidence_details: { due_by: this.now() + 7 * DAY_S },
      balance_transactions: [],
    });
    this.emit('charge.dispute.created', dispute);
    this.#moveFor(dispute, -amount, 'dispute');
    this.emit('charge.dispute.funds_withdrawn', dispute);
    return dispute;
  }

  /** The bank decides about a dispute that is open; one that is won gives the money back. */
  decideDispute(id: string, outcome: 'won' | 'lost'): void {
    const dispute = this.get('dispute', id);
    if (dispute['status'] !== 'needs_response') return;
    dispute['status'] = outcome;
    this.emit('charge.dispute.closed', dispute);
    if (outcome === 'lost') return;
    // Stripe lets a charge be refunded again once the dispute is won.
    this.get('charge', dispute['charge'])['disputed'] = false;
    this.#moveFor(dispute, Number(dispute['amount']), 'dispute_reversal');
    this.emit('charge.dispute.funds_reinstated', dispute);
  }

  #moveFor(dispute: StripeObject, amount: number, category: string): void {
    const moved = this.#move(dispute, amount, category);
    const before: unknown = dispute['balance_transactions'];
    dispute['balance_transactions'] = [...(Array.isArray(before) ? before : []), moved];
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
      this.#move(charge, Number(charge['amount']), 'charge');
    }
    intent['latest_charge'] = charge.id;
    intent['status'] = paid ? 'succeeded' : 'requires_payment_method';
    this.emit(paid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent);
  }

  #move(source: StripeObject, amount: number, category: string): StripeObject {
    return this.add('balance_transaction', 'txn', {
      amount,
      currency: 'usd',
      source: source.id,
      type: category,
      reporting_category: category,
    });
  }
}
