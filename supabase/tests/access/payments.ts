import { anyRow, mine, VENDORS, row, type Aggregate } from './aggregate';

/** For the server alone: the payment provider speaks through it. */
const SERVER = 'nobody';

export const payments: Aggregate = {
  tables: {
    'public.payments': { target: mine('vendor_id', 'vendor'), select: 'vendor admin' },
    'public.money_ledger': { target: anyRow, select: 'admin' },
    'public.payment_refunds': { target: anyRow, select: 'admin' },
    'public.chargebacks': { target: anyRow, select: 'admin' },
    'public.payment_reconciliations': { target: anyRow, select: 'admin' },
  },
  functions: {
    // Payments are switched off in the world.
    begin_checkout: {
      allowed: 'nobody',
      given: (world) => ({ purchase_id: row(world, 'purchase'), subscription_id: null }),
    },
    plan_figures: {
      allowed: 'admin',
      given: () => ({ from_day: '2026-01-01', to_day: '2026-01-31' }),
    },
    my_billing: { allowed: VENDORS, given: () => ({}) },
    propose_payment_refund: {
      allowed: 'admin',
      given: (world) => ({ payment_id: row(world, 'payment'), reason: 'Bought by mistake' }),
    },
    // Another administrator proposed it.
    decide_payment_refund: {
      allowed: 'admin',
      given: (world) => ({
        refund_id: row(world, 'refund'),
        decision: 'refuse',
        reason: 'Not yet',
      }),
    },
    propose_refund_settlement: {
      allowed: 'admin',
      given: (world) => ({
        refund_id: row(world, 'failed_refund'),
        settlement: 'paid_otherwise',
        reason: 'A check was sent',
      }),
    },
    save_provider_customer: {
      allowed: SERVER,
      given: ({ ids }) => ({ vendor_id: ids.vendor, provider_customer: 'cus_1' }),
    },
    save_checkout_session: {
      allowed: SERVER,
      given: (world) => ({ checkout_id: row(world, 'payment'), provider_session: 'cs_1' }),
    },
    end_checkout: { allowed: SERVER, given: () => ({ provider_session: 'cs_1' }) },
    begin_payment_event: {
      allowed: SERVER,
      given: () => ({ event_id: 'evt_1', event_type: 'invoice.paid' }),
    },
    finish_payment_event: { allowed: SERVER, given: () => ({ event_id: 'evt_1' }) },
    post_payment: {
      allowed: SERVER,
      given: (world) => ({
        purchase_id: row(world, 'purchase'),
        subscription_id: null,
        provider_subscription: null,
        charge: 'ch_1',
        invoice: null,
        cents: 7000,
        charged_at: '2026-01-01T00:00:00Z',
        receipt_url: null,
        failure: null,
      }),
    },
    post_provider_subscription: {
      allowed: SERVER,
      given: (world) => ({
        subscription_id: row(world, 'subscription'),
        provider_subscription: 'sub_1',
        is_ending: false,
        has_ended: false,
      }),
    },
    post_refund: {
      allowed: SERVER,
      given: (world) => ({
        refund_id: row(world, 'refund'),
        charge: 'ch_0',
        provider_refund: 're_1',
        cents: 7000,
        refunded_at: '2026-01-01T00:00:00Z',
      }),
    },
    post_failed_refund: {
      allowed: SERVER,
      given: () => ({
        provider_refund: 're_1',
        movement: 'txn_1',
        cents: 7000,
        failure: 'unknown',
        failed_at: '2026-01-01T00:00:00Z',
      }),
    },
    post_chargeback: {
      allowed: SERVER,
      given: () => ({
        charge: 'ch_0',
        provider_dispute: 'dp_1',
        cents: 7000,
        reason: 'fraudulent',
        outcome: null,
        answer_by: null,
        opened_at: '2026-01-01T00:00:00Z',
        movements: [],
      }),
    },
    finish_customer_erasure: {
      allowed: SERVER,
      given: ({ ids }) => ({ vendor_id: ids.vendor }),
    },
    payment_work: { allowed: SERVER, given: () => ({}) },
    reconcile_payments: {
      allowed: SERVER,
      given: () => ({
        from_at: '2026-01-01T00:00:00Z',
        to_at: '2026-01-02T00:00:00Z',
        movements: [],
      }),
    },
  },
  async prepare({ market, ids }) {
    const { database } = market;
    const proposer = await market.admin();
    const paid = async (charge: string) => {
      const [payment] = await database.query<{ id: string }>(
        `insert into public.payments (vendor_id, purchase_id, state, what, amount_cents, provider_charge, charged_at)
         select $1, p.id, 'paid', '25 tokens', 7000, $2, now() from public.token_purchases p where p.vendor_id = $1
         returning id`,
        [ids.vendor, charge],
      );
      return payment?.id ?? '';
    };
    await database.query(
      `insert into public.token_purchases (vendor_id, package_id, tokens, price_cents)
       select $1, id, tokens, price_cents from public.token_packages where tokens = 60
       and not exists (select 1 from public.token_purchases p where p.vendor_id = $1)`,
      [ids.vendor],
    );
    const [payment, other] = [await paid('ch_a'), await paid('ch_0')];
    const [failed] = await database.query<{ id: string }>(
      `insert into public.payment_refunds
         (payment_id, amount_cents, reason, state, provider_refund, completed_at, failure, failed_at)
       values ($1, 7000, 'Asked for it', 'failed', 're_f', now(), 'expired card', now()) returning id`,
      [await paid('ch_f')],
    );
    await database.query(
      `insert into public.money_ledger (payment_id, debit, credit, amount_cents, provider_reference, occurred_at)
       values ($1, 'provider', 'token_sales', 7000, 'ch_a', now())`,
      [payment],
    );
    await database.query(
      `insert into public.chargebacks (payment_id, provider_dispute, amount_cents, reason, opened_at)
       values ($1, 'dp_a', 7000, 'fraudulent', now())`,
      [payment],
    );
    await database.query(
      `insert into public.payment_reconciliations
         (from_at, to_at, provider_cents, ledger_cents, movements, difference_count, differences)
       values (now() - interval '1 day', now(), 7000, 7000, 1, 0, '[]')`,
    );
    return {
      payment,
      failed_refund: failed?.id ?? '',
      refund: await market.call<string>(proposer, 'propose_payment_refund', {
        payment_id: other,
        reason: 'Asked for it',
      }),
    };
  },
};
