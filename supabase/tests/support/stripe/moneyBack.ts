import type { StripeObject } from './stripeObjects';
import type { StripeRecords } from './stripeRecords';

// How money that was paid goes back: by a refund, or because the bank of the card disputes the charge.

const TIME_TO_ANSWER_S = 7 * 86_400;

export function refundCharge(
  records: StripeRecords,
  charge: StripeObject,
  amount: number,
  metadata: Record<string, string>,
): StripeObject {
  const refunded = Number(charge['amount_refunded']);
  if (charge['disputed'] === true) throw new Error(`Charge ${charge.id} has been charged back.`);
  if (charge['paid'] !== true || refunded + amount > Number(charge['amount'])) {
    throw new Error(`Charge ${charge.id} has already been refunded.`);
  }
  const refund = records.add('refund', 're', {
    amount,
    charge: charge.id,
    currency: 'usd',
    metadata,
    status: 'succeeded',
    failure_balance_transaction: null,
  });
  charge['amount_refunded'] = refunded + amount;
  refund['balance_transaction'] = records.move(refund, -amount, 'refund').id;
  records.emit('charge.refunded', charge);
  return refund;
}

/** The bank of the card turns a refund away: the money comes back, and the charge can be refunded again. */
export function failRefund(
  records: StripeRecords,
  id: string,
  reason = 'expired_or_canceled_card',
): void {
  const refund = records.get('refund', id);
  if (refund['status'] !== 'succeeded') throw new Error(`Refund ${id} cannot fail.`);
  const amount = Number(refund['amount']);
  const charge = records.get('charge', refund['charge']);
  charge['amount_refunded'] = Number(charge['amount_refunded']) - amount;
  const back = records.move(refund, amount, 'refund_failure').id;
  Object.assign(refund, {
    status: 'failed',
    failure_reason: reason,
    failure_balance_transaction: back,
  });
  for (const type of ['charge.refund.updated', 'refund.updated', 'refund.failed'])
    records.emit(type, refund);
}

/** The Pro's bank disputes a charge and takes the money that was not refunded; null when it cannot. */
export function disputeCharge(records: StripeRecords, chargeId: string): StripeObject | null {
  const charge = records.get('charge', chargeId);
  const amount = Number(charge['amount']) - Number(charge['amount_refunded']);
  const earlier = records.list('dispute', (one) => one['charge'] === charge.id);
  if (charge['paid'] !== true || amount === 0 || earlier.length > 0) return null;
  charge['disputed'] = true;
  const dispute = records.add('dispute', 'dp', {
    amount,
    charge: charge.id,
    currency: 'usd',
    payment_intent: charge['payment_intent'],
    reason: 'fraudulent',
    status: 'needs_response',
    evidence_details: { due_by: records.now() + TIME_TO_ANSWER_S },
    balance_transactions: [],
  });
  records.emit('charge.dispute.created', dispute);
  moveFor(records, dispute, -amount, 'dispute');
  records.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The bank decides about a dispute that is open; one that is won gives the money back. */
export function decideDispute(records: StripeRecords, id: string, outcome: 'won' | 'lost'): void {
  const dispute = records.get('dispute', id);
  if (dispute['status'] !== 'needs_response') return;
  dispute['status'] = outcome;
  records.emit('charge.dispute.closed', dispute);
  if (outcome === 'lost') return;
  // Stripe lets a charge be refunded again once the dispute is won.
  records.get('charge', dispute['charge'])['disputed'] = false;
  moveFor(records, dispute, Number(dispute['amount']), 'dispute_reversal');
  records.emit('charge.dispute.funds_reinstated', dispute);
}

function moveFor(
  records: StripeRecords,
  dispute: StripeObject,
  amount: number,
  category: string,
): void {
  const moved = records.move(dispute, amount, category);
  const before: unknown = dispute['balance_transactions'];
  dispute['balance_transactions'] = [...(Array.isArray(before) ? before : []), moved];
}
