import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import { readBusinessNames } from './administration';
import type { ProposalDecision } from './proposalDecision';

const MOST = 100;

async function readOpenRefunds() {
  const client = await backend();
  const refunds = unwrap(
    await client
      .from('payment_refunds')
      .select(
        `id, amount_cents, reason, state, created_at, proposed_by,
        payments!inner(vendor_id, what, charged_at),
        proposer:profiles!payment_refunds_proposed_by_fkey(email)`,
      )
      .in('state', ['pending', 'approved'])
      .order('created_at')
      .limit(MOST),
  );
  const names = await readBusinessNames(refunds.map(({ payments }) => payments.vendor_id));
  return refunds.map((refund) => ({
    ...refund,
    business: names.get(refund.payments.vendor_id) ?? 'Deleted business',
  }));
}

/** A refund that waits for a second administrator (pending) or for the payment provider (approved). */
export type OpenRefund = Awaited<ReturnType<typeof readOpenRefunds>>[number];

/** Query for refunds that are not finished, oldest first. */
export const openRefundsQuery = () =>
  queryOptions({ queryKey: ['payments', 'refunds'], queryFn: readOpenRefunds });

async function readChargebacks() {
  const client = await backend();
  const chargebacks = unwrap(
    await client
      .from('chargebacks')
      .select(
        'id, amount_cents, reason, outcome, answer_by, tokens_missing, payments!inner(vendor_id, what)',
      )
      .order('opened_at', { ascending: false })
      .limit(MOST),
  );
  const names = await readBusinessNames(chargebacks.map(({ payments }) => payments.vendor_id));
  return chargebacks.map((chargeback) => ({
    ...chargeback,
    business: names.get(chargeback.payments.vendor_id) ?? 'Deleted business',
  }));
}

/** Query for payments that banks dispute or disputed, newest first. */
export const chargebacksQuery = () =>
  queryOptions({ queryKey: ['payments', 'chargebacks'], queryFn: readChargebacks });

/** Proposes to refund a payment whole, with a reason; another administrator decides. Audited. */
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
          .limit(14),
      );
      return reports.map((report) => ({
        ...report,
        differences: v.parse(differencesSchema, report.differences),
      }));
    },
  });
