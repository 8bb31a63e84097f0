import type { Backend } from '../backend.ts';
import type { Charge, Notice, PaymentProvider } from './provider.ts';

/** Where what the provider did is posted, and who tells of it. */
export interface Following {
  server: Pick<Backend, 'call'>;
  provider: PaymentProvider;
}

/**
 * Posts how something at the provider is now. What a notice says of it may be old by the time it
 * arrives, so only its id is believed; posting the same again has no effect.
 */
export async function follow(
  following: Following,
  { kind, id }: NonNullable<Notice['about']>,
): Promise<void> {
  switch (kind) {
    case 'checkout':
      await followCheckout(following, id);
      return;
    case 'payment':
      return followPayment(following, id);
    case 'invoice':
      return followInvoice(following, id);
    case 'subscription':
      return followSubscription(following, id);
    case 'refunds':
      return followRefunds(following, id);
    case 'dispute':
      return followDispute(following, id);
  }
}

/** Posts what was paid on a page, and that it is closed. Returns how it is. */
export async function followCheckout(
  following: Following,
  id: string,
): Promise<'open' | 'complete' | 'expired'> {
  const page = await following.provider.checkout(id);
  if (page.state === 'open') return page.state;
  if (page.payment !== null) await followPayment(following, page.payment);
  if (page.invoice !== null) await followInvoice(following, page.invoice);
  if (page.subscription !== null) await followSubscription(following, page.subscription);
  await following.server.call('end_checkout', { provider_session: id });
  return page.state;
}

async function followPayment({ server, provider }: Following, id: string): Promise<void> {
  const { purchaseId, charges } = await provider.payment(id);
  const given = {
    purchase_id: purchaseId,
    subscription_id: null,
    provider_subscription: null,
    invoice: null,
  };
  for (const charge of charges) await server.call('post_payment', { ...given, ...posted(charge) });
}

async function followInvoice({ server, provider }: Following, id: string): Promise<void> {
  const { planId, subscription, charges } = await provider.invoice(id);
  if (planId === null || subscription === null) return;
  const given = {
    purchase_id: null,
    subscription_id: planId,
    provider_subscription: subscription,
    invoice: id,
  };
  for (const charge of charges) await server.call('post_payment', { ...given, ...posted(charge) });
}

function posted({ id, cents, at, receiptUrl, failure }: Charge) {
  return { charge: id, cents, charged_at: at, receipt_url: receiptUrl, failure };
}

/** Posts how what renews a plan is. */
export async function followSubscription(
  { server, provider }: Following,
  id: string,
): Promise<void> {
  const { planId, isEnding, hasEnded } = await provider.subscription(id);
  if (planId === null) return;
  await server.call('post_provider_subscription', {
    subscription_id: planId,
    provider_subscription: id,
    is_ending: isEnding,
    has_ended: hasEnded,
  });
}

/** Posts what went back of a charge, and what of it came back because the refund failed. */
export async function followRefunds(
  { server, provider }: Following,
  charge: string,
): Promise<void> {
  for (const { id, refundId, cents, at, failure } of await provider.refundsOf(charge)) {
    await server.call('post_refund', {
      refund_id: refundId,
      charge,
      provider_refund: id,
      cents,
      refunded_at: at,
    });
    if (failure === null) continue;
    await server.call('post_failed_refund', {
      provider_refund: id,
      movement: failure.reference,
      cents: failure.cents,
      failure: failure.why,
      failed_at: failure.at,
    });
  }
}

/** Posts how a bank's dispute of a charge is, and what it moved. */
async function followDispute({ server, provider }: Following, id: string): Promise<void> {
  const { charge, cents, reason, outcome, answerBy, at, movements } = await provider.dispute(id);
  await server.call('post_chargeback', {
    charge,
    provider_dispute: id,
    cents,
    reason,
    outcome,
    answer_by: answerBy,
    opened_at: at,
    movements,
  });
}
