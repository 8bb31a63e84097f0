import { queryOptions } from '@tanstack/react-query';
import { backend, queryClient, unwrap } from '@tree-service/kernel';
import { keysetList, readPage, type PageKey } from '@tree-service/market/api/keyset';
import * as v from 'valibot';
import { readBusinessNames, type ProposalDecision } from '../api/administration';

const MOST = 100;

const REFUND = `id, payment_id, amount_cents, reason, settlement, state, created_at, proposed_by, failure, failed_at,
  payments!inner(id, vendor_id, what, state, amount_cents),
  proposer:profiles!payment_refunds_proposed_by_fkey(email)`;

/** Refunds that are not finished, oldest first; at most 100 that wait, and 100 that failed. */
export async function readOpenRefunds() {
  const client = await backend();
  const [waiting, failed] = await Promise.all([
    client
      .from('payment_refunds')
      .select(REFUND)
      .in('state', ['pending', 'approved'])
      .order('created_at')
      .order('id')
      .limit(MOST),
    client
      .from('payment_refunds')
      .select(REFUND)
      .eq('state', 'failed')
      .eq('payments.state', 'paid')
      .order('created_at', { ascending: false })
      .order('id')
      .limit(MOST),
  ]);
  const open = unwrap(waiting);
  // Lists each payment once, even if its refund was proposed or failed more than once.
  for (const refund of unwrap(failed))
    if (!open.some((one) => one.payment_id === refund.payment_id)) open.push(refund);
  open.sort((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at));
  const names = await readBusinessNames(open.map(({ payments }) => payments.vendor_id));
  return open.map((refund) => ({
    ...refund,
    business: names.get(refund.payments.vendor_id) ?? 'Deleted business',
  }));
}

/**
 * A refund that waits for a second administrator (pending) or for the payment provider (approved), or that
 * the card's bank turned away (failed).
 */
export type OpenRefund = Awaited<ReturnType<typeof readOpenRefunds>>[number];

/** Query for refunds that are not finished. */
export const openRefundsQuery = () =>
  queryOptions({ queryKey: ['payments', 'refunds'], queryFn: readOpenRefunds });

/** Shows what was just proposed about a payment, in the place of a refund of it that failed. */
export function showProposedRefund(refund: OpenRefund): void {
  queryClient.setQueryData(
    openRefundsQuery().queryKey,
    (known) => known && [...known.filter(({ payment_id: id }) => id !== refund.payment_id), refund],
  );
}

async function readChargebacks(key: PageKey | null) {
  const client = await backend();
  const { rows } = await readPage(
    client.from('chargebacks').select(
      `id, amount_cents, reason, outcome, answer_by, tokens_missing, opened_at,
        payments!inner(vendor_id, what)`,
    ),
    { by: 'opened_at', order: 'desc', key },
  );
  const names = await readBusinessNames(rows.map(({ payments }) => payments.vendor_id));
  return {
    rows: rows.map((chargeback) => ({
      ...chargeback,
      business: names.get(chargeback.payments.vendor_id) ?? 'Deleted business',
    })),
  };
}

/** A payment that a bank disputes or disputed; `outcome` is null until the bank has decided. */
export type Chargeback = Awaited<ReturnType<typeof readChargebacks>>['rows'][number];

/** Payments that banks dispute or disputed, newest first. */
export const allChargebacks = keysetList({
  queryKey: ['payments', 'chargebacks'],
  keyOf: ({ opened_at: at, id }: Chargeback) => ({ at, id }),
  read: readChargebacks,
});

/** Proposes to refund a payment whole, with a reason; another administrator decides. Audited. Returns its id. */
export async function proposeRefund(paymentId: string, reason: string) {
  const client = await backend();
  return unwrap(await client.rpc('propose_payment_refund', { payment_id: paymentId, reason }));
}

/** Decides about a refund, with a reason; leaves an audit row. Returns the new state. */
export async function decideRefund(refundId: string, decision: ProposalDecision, reason: string) {
  const client = await backend();
  return unwrap(
    await client.rpc('decide_payment_refund', { refund_id: refundId, decision, reason }),
  );
}

/** How a refund that failed ends without the payment provider. */
export type Settlement = NonNullable<OpenRefund['settlement']>;

/**
 * Proposes how a refund that failed ends, with a reason that the Pro reads; another administrator decides.
 * Audited. Returns its id.
 */
export async function proposeSettlement(refundId: string, settlement: Settlement, reason: string) {
  const client = await backend();
  return unwrap(
    await client.rpc('propose_refund_settlement', { refund_id: refundId, settlement, reason }),
  );
}

const differencesSchema = v.array(
  v.object({
    reference: v.string(),
    provider_cents: v.nullable(v.number()),
    ledger_cents: v.nullable(v.number()),
  }),
);

/** Query for the latest reconciliations of the payment provider with the money ledger. */
export const reconciliationsQuery = () =>
  queryOptions({
    queryKey: ['payments', 'reconciliations'],
    queryFn: async () => {
      const client = await backend();
      const reports = unwrap(
        await client
          .from('payment_reconciliations')
          .select()
          .order('created_at', { ascending: false })
          .order('id')
          .limit(14),
      );
      return reports.map((report) => ({
        ...report,
        differences: v.parse(differencesSchema, report.differences),
      }));
    },
  });
